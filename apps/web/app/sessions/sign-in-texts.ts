import type { Entry } from '@arquiba/contract/sessions';
import { formatMoment } from '../ui/format-age.ts';

export const AFTER_SIGN_IN = '/minha-conta/pedidos';
/** The wait on the page after sign-in, according to the specification. */
export const WAIT_MS = 5000;

/** Why the owner of an account cannot sign in. */
export function closedMessage(entry: Exclude<Entry, { status: 'active' }>): string {
  if (entry.status === 'blocked') {
    return `Olá, ${entry.name}. Sua conta está bloqueada, entre em contato!`;
  }
  return `Olá, ${entry.name}. Sua conta foi excluída e pode ser restaurada até ${formatMoment(new Date(entry.until))}.`;
}
