import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The Fastify request as a web `Request`; aborts when the browser disconnects. */
export function toWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): Request | null {
  const target = request.raw.url ?? '/';
  if (!target.startsWith('/') || !URL.canParse(origin + target)) return null;
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(origin + target, {
    method: request.method,
    headers: toWebHeaders(request),
    signal: abort.signal,
    ...(body && { body }),
  });
}

/** Sends the router's response; a slow client slows the rendering down. */
export function sendWebResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return response.body
    ? reply.send(Readable.fromWeb(response.body as ReadableStream))
    : reply.send();
}

function toWebHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item);
  }
  return headers;
}
