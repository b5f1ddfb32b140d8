export const AFTER_SIGN_IN = '/minha-conta/pedidos';
/** How long one stays on the page after signing in, as the specification has it. */
export const WAIT_MS = 5000;

export function blockedMessage(name: string): string {
  return `Olá, ${name}. Sua conta está bloqueada, entre em contato!`;
}
