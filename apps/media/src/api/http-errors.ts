import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { crossOrigin } from '../access/cross-origin.ts';
import { everyAnswer } from '../delivery/headers.ts';

const RETRY_AFTER_S = 2;
// What keeps an account busy takes a while.
const BUSY_RETRY_S = 30;
const LINGER_MS = 3000;
// Of the system, and of PostgreSQL, which may share the disk.
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The one place where an error becomes an answer. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = translate(error);
  if (known.status >= 500) request.log.error({ err: error }, known.code);
  if (known.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (known.status === 429) reply.header('retry-after', retryAfter(known));
  for (const header of ['etag', 'last-modified', 'content-disposition', 'content-length']) {
    reply.removeHeader(header);
  }
  if (!request.raw.complete) linger(request, reply);
  reply
    .code(known.status)
    .headers({ ...everyAnswer, ...crossOrigin(request), 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(known.body);
}

function retryAfter({ details }: MediaError): number {
  return typeof details?.retryAfterSeconds === 'number' ? details.retryAfterSeconds : BUSY_RETRY_S;
}

/**
 * Reads and discards the rest of the body for a moment: a client sees the answer only if the connection
 * stays open. Not for longer: the body may never end.
 */
function linger({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    raw.resume();
    // What has come whole by then has left its connection to the next request.
    const timer = setTimeout(() => raw.complete || raw.destroy(), LINGER_MS);
    raw.once('close', () => clearTimeout(timer));
  });
}

function translate(error: unknown): MediaError {
  if (error instanceof MediaError) return error;
  const { statusCode = 500, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_BAD_URL') return new MediaError('invalid_path', { cause: error });
  if (statusCode === 413) return new MediaError('body_too_large', { cause: error });
  if (statusCode >= 400 && statusCode < 500) {
    return new MediaError('invalid_parameter', { cause: error });
  }
  if (FULL.has(code ?? '')) return new MediaError('storage_full', { cause: error });
  return new MediaError(isDatabaseAway(error) ? 'unavailable' : 'unexpected', { cause: error });
}

// Of PostgreSQL: connections, shutting down or starting up, too many connections, a statement that took too long.
const AWAY_CODES = /^(08|57P|53300$|57014$)/;
// Of a connection that breaks under a statement.
const BROKEN_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
// The driver gives these no code.
const AWAY_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/i;

function isDatabaseAway(error: unknown): boolean {
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  return (
    syscall === 'connect' ||
    AWAY_CODES.test(code) ||
    BROKEN_CODES.has(code) ||
    AWAY_MESSAGES.test(message)
  );
}
