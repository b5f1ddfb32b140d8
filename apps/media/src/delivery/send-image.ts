import { posix } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileRow } from '../files/queries.ts';
import type { MediaServices } from '../services.ts';
import { authorizeDownload, authorizeFile, isForEverybody } from './authorize-download.ts';
import { refuseArtifact } from './common-parameters.ts';
import { isFresh } from './conditions.ts';
import type { Delivery } from './delivery.ts';
import { findSource } from './find-source.ts';
import { setDisposition } from './headers.ts';
import { variantOf } from './image-plan.ts';
import { obtainImage, prepareImage } from './prepare-image.ts';

/** The file as a picture of the size and format asked for; of a video, its still picture. */
export async function sendImage(
  services: MediaServices,
  file: FileRow,
  { address, common }: Delivery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  refuseArtifact(common);
  const source = await findSource(services, address.accountId, file, {
    path: (filePath) => authorizeDownload(services, request, { ...address, filePath }),
    file: (original) => authorizeFile(services, request, address, original),
  });
  const prepare = async (counted: boolean) => {
    const accept = request.headers.accept ?? '';
    const plan = await prepareImage(services, source, address, accept, { counted });
    const etag = `"${source.etag.slice(0, 24)}-${variantOf(plan)}"`;
    const version = { etag, lastModified: source.lastModified };
    reply.headers({
      etag,
      'last-modified': version.lastModified.toUTCString(),
      'cache-control': common.cacheControl,
    });
    if (plan.negotiated) reply.header('vary', 'Accept, Origin');
    return { plan, version, fresh: isFresh(request, version) };
  };
  // What is not made counts for nothing.
  const isCondition = ['if-none-match', 'if-modified-since'].some(
    (name) => name in request.headers,
  );
  const first = await prepare(!common.cacheOnly && !isCondition);
  if (first.fresh) return reply.code(304).send();
  const { plan, version } = isCondition && !common.cacheOnly ? await prepare(true) : first;
  const { content, size } = await obtainImage(services, source, plan, common);
  const mime = `image/${plan.format}`;
  reply.type(mime).header('content-length', size);
  const originalFileName = pictureName(source.originalFileName, plan.format);
  setDisposition(reply, { mime, originalFileName }, common);
  if (Buffer.isBuffer(content)) {
    // What a crop shows depends on two files.
    if (isForEverybody(request) && source.region === null) {
      const name = `${source.key}/${variantOf(plan)}`;
      services.warm.keep(request, reply, { address, contentKey: file.storageKey, name, version });
    }
    return reply.send(request.method === 'HEAD' ? undefined : content);
  }
  if (request.method !== 'HEAD') return reply.send(content.createReadStream());
  await content.close();
  return reply.send();
}

/** `gol.jpg` stays what it is as JPEG, and is `gol.webp` as WebP. */
export function pictureName(name: string, format: string): string {
  const { name: stem, ext } = posix.parse(name);
  const own = format === 'jpeg' ? /^\.jpe?g$/i : new RegExp(`^\\.${format}$`, 'i');
  return own.test(ext) ? name : `${stem || 'imagem'}.${format === 'jpeg' ? 'jpg' : format}`;
}
