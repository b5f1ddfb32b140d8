import { ApiError, type ErrorCode } from '@arquiba/contract/errors';
import type { Logger } from 'pino';

/** When a client may try again after an outage. */
export const RETRY_AFTER_SECONDS = 2;

/**
 * The error that a caller gets for anything thrown. Declared errors pass through; all others are logged here
 * in full and returned without detail.
 */
export function toDeclared(
  thrown: unknown,
  declared: ReadonlySet<ErrorCode>,
  { log, requestId }: { log: Logger; requestId: string },
): ApiError {
  if (thrown instanceof ApiError && declared.has(thrown.code)) {
    return withRequestId(thrown, requestId);
  }
  if (isUnreachable(thrown)) {
    log.error({ err: thrown }, 'the database does not answer');
    return new ApiError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, requestId });
  }
  if (isDiskFull(thrown)) {
    log.error({ err: thrown }, 'the disk is full');
    return new ApiError('storage_full', { requestId });
  }
  const what = thrown instanceof ApiError ? `undeclared error ${thrown.code}` : 'unexpected error';
  log.error({ err: thrown }, what);
  return new ApiError('unexpected', { requestId });
}

function withRequestId(error: ApiError, requestId: string): ApiError {
  if (error.requestId === requestId) return error;
  const { code, message, fields, retryAfterSeconds, cause } = error;
  return new ApiError(code, {
    message,
    cause,
    requestId,
    ...(fields && { fields }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The Unix socket of a database that is not running.
  'ENOENT',
  // Too many connections; statement cancelled by a time limit; deadlock; serialization failure.
  '53300',
  '57014',
  '40P01',
  '40001',
]);

// The driver gives these no code.
const UNREACHABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;

// Of PostgreSQL, and of the system.
const FULL_CODES = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);

function isDiskFull(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; depth += 1) {
    if (FULL_CODES.has((error as { code?: unknown }).code)) return true;
    error = error.cause;
  }
  return false;
}

/** Whether the cause is an unreachable database, rather than our code. */
function isUnreachable(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; depth += 1) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string') {
      // Classes 08 (connection) and 57P (shutting down, starting up).
      if (UNREACHABLE_CODES.has(code) || code.startsWith('08') || code.startsWith('57P')) {
        // A file that is missing is our fault; a socket that is missing is not.
        return code !== 'ENOENT' || (error as { syscall?: string }).syscall === 'connect';
      }
    }
    if (UNREACHABLE_MESSAGES.test(error.message)) return true;
    error = error.cause;
  }
  return false;
}
