import { ApiError } from '@arquiba/contract/errors';

/** The same error for a link that was used, is too old, was replaced or never existed. */
export function linkGone(): ApiError {
  return new ApiError('not_found', {
    message: 'Este link não vale mais: ele já foi usado, expirou ou foi trocado por outro.',
  });
}
