import { PASSWORD_MIN_CHARACTERS } from '@arquiba/contract/accounts';

/** What keeps a password from being taken as a new one, as a sentence; null if nothing does. */
export function newPasswordProblem(password: string): string | null {
  if ([...password].length >= PASSWORD_MIN_CHARACTERS) return null;
  return `A senha precisa de pelo menos ${PASSWORD_MIN_CHARACTERS} caracteres`;
}
