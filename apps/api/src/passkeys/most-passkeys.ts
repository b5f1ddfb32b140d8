import { ApiError } from '@arquiba/contract/errors';

const MOST_PASSKEYS = 20;

export function tooManyPasskeys(existing: number): ApiError | null {
  if (existing < MOST_PASSKEYS) return null;
  return new ApiError('not_allowed', {
    message: `Uma conta tem no máximo ${MOST_PASSKEYS} chaves de acesso. Remova uma antes.`,
  });
}
