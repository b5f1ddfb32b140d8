import type { FileHandle } from 'node:fs/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileRow } from '../files/queries.ts';
import type { MediaServices } from '../services.ts';
import { isFresh } from './conditions.ts';
import { cacheControl, setDisposition } from './headers.ts';
import { type ImagePlan, planImage } from './image-plan.ts';

/** The file as a picture of the size and format asked for; of a video, its still picture. */
export async function sendImage(
  services: MediaServices,
  file: FileRow,
  query: URLSearchParams,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { width, height } = file;
  const source = file.posterKey
    ? { key: file.posterKey, mime: 'image/jpeg' }
    : { key: file.storageKey, mime: file.mime };
  if (!width || !height) throw new MediaError('not_an_image');
  const plan = planImage(query, { width, height, mime: source.mime }, request.headers.accept ?? '');
  const variant = `${plan.width}x${plan.height}-${plan.quality}.${plan.format}`;
  const version = { etag: `"${file.etag.slice(0, 24)}-${variant}"`, lastModified: file.createdAt };
  reply.headers({
    etag: version.etag,
    'last-modified': version.lastModified.toUTCString(),
    'cache-control': cacheControl(query),
  });
  if (plan.negotiated) reply.header('vary', 'Accept, Origin');
  if (isFresh(request, version)) return reply.code(304).send();
  const { handle, size } = await services.derivatives.obtain(`${source.key}/${variant}`, (output) =>
    render(services, source.key, plan, output),
  );
  const mime = `image/${plan.format}`;
  reply.type(mime).header('content-length', size);
  setDisposition(
    reply,
    { mime, originalFileName: `${file.originalFileName}.${plan.format}` },
    query,
  );
  if (request.method === 'HEAD') {
    await handle.close();
    return reply.send();
  }
  return reply.send(
    size <= READ_WHOLE_BYTES ? await readWhole(handle, size) : handle.createReadStream(),
  );
}

// Most derivatives are small, and for those a stream costs twice as much as one read.
const READ_WHOLE_BYTES = 512 * 1024;

async function readWhole(handle: FileHandle, size: number): Promise<Buffer> {
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(size), 0, size, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function render(
  { storage, decoder, log }: MediaServices,
  key: string,
  { width, height, format, quality }: ImagePlan,
  output: string,
): Promise<void> {
  const started = performance.now();
  await storage.withLocalFile(key, (file) =>
    decoder.run('render', { file, output, width, height, format, quality }),
  );
  const milliseconds = Math.round(performance.now() - started);
  log.debug({ key, width, height, format, milliseconds }, 'derivative made');
}
