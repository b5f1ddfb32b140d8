import { ApiError, errorCatalogue } from '@arquiba/contract/errors';

/** The refusal of a code, told at its field. */
export function wrongCode(): ApiError {
  return new ApiError('wrong_code', { fields: { code: errorCatalogue.wrong_code.message } });
}
