/** Where one sees what one's guardian answered, and asks again. */
export const GUARDIAN_PATH = '/minha-conta/meus-dados/responsavel';
