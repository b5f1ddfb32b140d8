import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const SENTENCES: Record<number, string> = {
  400: 'O pedido não é válido.',
  405: 'Este endereço não aceita este método.',
  408: 'O pedido demorou demais para chegar.',
  413: 'O pedido é grande demais.',
  414: 'O endereço é longo demais.',
  415: 'Este tipo de conteúdo não é aceito aqui.',
  503: 'A Arquiba não pode responder agora; tente de novo em instantes.',
};

/** For errors that neither pages nor API answered: logged in full, returned without detail. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const given = error.statusCode ?? 500;
  const status = given >= 400 && given < 600 ? given : 500;
  if (status >= 500) request.log.error({ err: error }, 'unexpected error');
  if (status === 503) reply.header('retry-after', '2');
  const sentence =
    SENTENCES[status] ??
    (status < 500 ? 'O pedido foi recusado.' : `Algo deu errado aqui (pedido ${request.id}).`);
  return reply.code(status).type('text/plain; charset=utf-8').send(sentence);
}

export function answerUnknown(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Este endereço não existe.');
}
