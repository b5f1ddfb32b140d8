export const EDIT_PATH = '/perfil/editar';
export const REQUESTS_PATH = '/perfil/solicitacoes';
