import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileRow } from '../files/queries.ts';
import type { MediaServices } from '../services.ts';
import { parseRange } from './byte-range.ts';
import { refuseArtifact } from './common-parameters.ts';
import { isFresh, rangeApplies } from './conditions.ts';
import type { Delivery } from './delivery.ts';
import { contentType, setDisposition } from './headers.ts';
import { readRaw, refuseWithheld } from './read-raw.ts';

/** The file as it was stored, whole or in part. */
export async function sendRaw(
  { storage }: MediaServices,
  file: FileRow,
  { common }: Delivery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  refuseArtifact(common);
  refuseWithheld(file);
  const version = { etag: `"${file.etag}"`, lastModified: file.createdAt };
  reply.headers({
    etag: version.etag,
    'last-modified': version.lastModified.toUTCString(),
    'cache-control': common.cacheControl,
    'accept-ranges': 'bytes',
  });
  if (isFresh(request, version)) return reply.code(304).send();
  const range = rangeApplies(request, version)
    ? parseRange(request.headers.range, file.size)
    : null;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.size}`).header('cache-control', 'no-store');
    throw new MediaError('range_not_satisfiable', { details: { size: file.size } });
  }
  reply.type(contentType(file.mime));
  setDisposition(reply, file, common);
  reply.header('content-length', range ? range.end - range.start + 1 : file.size);
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await readRaw(storage, file, range ?? undefined));
}
