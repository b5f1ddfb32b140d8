export const EDIT_PATH = '/perfil/editar';
