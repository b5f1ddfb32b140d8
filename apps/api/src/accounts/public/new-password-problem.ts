import { PASSWORD_MIN_CHARACTERS } from '@arquiba/contract/accounts';

/** Why a password is not accepted as a new one, as a sentence; null if it is. */
export function newPasswordProblem(password: string): string | null {
  if ([...password].length >= PASSWORD_MIN_CHARACTERS) return null;
  return `A senha precisa de pelo menos ${PASSWORD_MIN_CHARACTERS} caracteres`;
}
