import { ApiError, NetworkError, UnexpectedAnswerError, UploadError } from '@arquiba/upload-sdk';
import { fill, type Locale } from '../locale/locale.ts';
import type { RowError } from './state.ts';

/** What went wrong, in the texts of the locale; messages of the service are passed on. */
export function describeError(error: unknown, locale: Locale): RowError {
  if (error instanceof ApiError) {
    return { code: error.errorCode, message: error.message, retryable: true };
  }
  if (!(error instanceof UploadError)) {
    console.error(error);
    return { code: 'unexpected', message: locale.unexpectedError, retryable: true };
  }
  const message = textOf(error, locale) ?? error.message;
  return { code: error.code, message, retryable: error.code !== 'missing-file' };
}

function textOf(error: UploadError, locale: Locale): string | undefined {
  if (error instanceof UnexpectedAnswerError) {
    const text = error.code === 'part-failed' ? locale.partFailed : locale.unexpectedAnswer;
    return fill(text, { status: error.status });
  }
  if (error instanceof NetworkError) {
    const texts: Record<string, string> = {
      'part-error': locale.uploadError,
      'part-timeout': locale.uploadTimeout,
    };
    return texts[error.code] ?? locale.networkError;
  }
  if (error.code === 'missing-etag') return locale.missingEtag;
  const texts: Record<string, string> = {
    'missing-file': locale.missingFile,
    elsewhere: locale.elsewhere,
  };
  return texts[error.code];
}
