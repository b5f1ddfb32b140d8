import { ApiError, errorCatalogue } from '@arquiba/contract/errors';

/** The error of a wrong code, shown at its field. */
export function wrongCode(): ApiError {
  return new ApiError('wrong_code', { fields: { code: errorCatalogue.wrong_code.message } });
}
