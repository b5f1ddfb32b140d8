/** Shows the guardian's answer, and can send the mail again. */
export const GUARDIAN_PATH = '/minha-conta/meus-dados/responsavel';
