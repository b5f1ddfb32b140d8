import { ApiError, type ErrorCode } from '@arquiba/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { toDeclared } from '../calls/failure.ts';

/** The one place where a failure becomes an HTTP answer. */
export function answerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Logger,
): FastifyReply {
  const error = understand(thrown, request, log);
  reply.code(error.status).header('cache-control', 'no-store');
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply.send(error.toBody(request.id));
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = new ApiError('not_found', { message: 'Este endereço da API não existe.' });
  return reply.code(error.status).send(error.toBody(request.id));
}

export function answerBadAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = new ApiError('invalid_input', { message: 'O endereço não é válido.' });
  reply.code(error.status).send(error.toBody(request.id));
}

/** Errors of Fastify itself, raised before a route is reached. */
const refusals: Record<string, [ErrorCode, string?]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['invalid_input', 'Envie o conteúdo em application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_input', 'O conteúdo não é um JSON válido.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'invalid_input',
    'O conteúdo não tem o tamanho que foi anunciado.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large'],
};

function understand(thrown: unknown, request: FastifyRequest, log: Logger): ApiError {
  // Already handled and logged by dispatch, or by the checks before it.
  if (thrown instanceof ApiError) return thrown;
  const { code = '', statusCode = 500 } = thrown as { code?: string; statusCode?: number };
  const [known, message] = refusals[code] ?? (statusCode < 500 ? ['invalid_input'] : []);
  if (known) return new ApiError(known as ErrorCode, message ? { message } : {});
  const requestId = request.id;
  return toDeclared(thrown, NOTHING_DECLARED, { log: log.child({ requestId }), requestId });
}

const NOTHING_DECLARED: ReadonlySet<ErrorCode> = new Set();
