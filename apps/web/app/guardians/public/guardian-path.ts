/** The page with the guardian's answer, which can also send the mail again. */
export const GUARDIAN_PATH = '/minha-conta/meus-dados/responsavel';
