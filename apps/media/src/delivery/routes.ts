import { MAX_ADDRESS_BYTES, parseDownloadPath } from '@arquiba/media-contract/download-url';
import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findFile } from '../files/queries.ts';
import type { MediaServices } from '../services.ts';
import { ContentGone } from '../storage/storage.ts';
import { authorizeDownload, authorizeFile, keepPrivate } from './authorize-download.ts';
import { allowMissing, keepMissing, readCommon } from './common-parameters.ts';
import type { Send } from './delivery.ts';
import { presets } from './presets.ts';
import { sendImage } from './send-image.ts';
import { sendRaw } from './send-raw.ts';
import { sendVideo } from './send-video.ts';

const transformations = new Map<string, Send>([
  ['raw', sendRaw],
  ['image', sendImage],
  ['video', sendVideo],
  ...[...presets.keys()].map((name) => [name, sendImage] as const),
]);

/** `/{accountId}/{transformation}{filePath}`, as packages/media-contract/src/download-url.ts reads it. */
export function registerDelivery(app: FastifyInstance, services: MediaServices): void {
  async function deliver(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = request.raw.url ?? '';
    if (services.publicUrl.length + url.length > MAX_ADDRESS_BYTES) {
      throw new MediaError('address_too_long', { details: { maximum: MAX_ADDRESS_BYTES } });
    }
    // Our own reading of the address: the router's would take `%2F` and `%00` for granted.
    const address = parseDownloadPath(url);
    const send = transformations.get(address?.transformation ?? '');
    if (!address || !send) throw new MediaError('not_found');
    const fault = filePathFault(address.filePath);
    if (fault) throw new MediaError('invalid_path', { message: fault });
    await authorizeDownload(services, request, address);
    const common = readCommon(address.query);
    allowMissing(request, common);
    for (const isLastAttempt of [false, true]) {
      const file = await findFile(services.pool, address.accountId, address.filePath);
      if (!file) break;
      await authorizeFile(services, request, address, file);
      try {
        return await send(services, file, { address, common }, request, reply);
      } catch (error) {
        // Replaced between the look at its row and at its content: the row now says where it is.
        if (!(error instanceof ContentGone)) throw error;
        if (isLastAttempt) services.log.error({ file }, 'a file has lost its content');
      }
    }
    throw new MediaError('not_found');
  }

  const onSend = [keepMissing, keepPrivate];
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: deliver, onSend });
}
