import type { Readable } from 'node:stream';
import { MediaError } from '@arquiba/media-contract/errors';
import * as provider from '@arquiba/media-contract/provider';
import type { FastifyInstance } from 'fastify';
import { identify } from '../access/caller.ts';
import { readBody } from '../http/read-body.ts';
import { takeTime } from '../http/take-time.ts';
import type { MediaServices } from '../services.ts';
import { abandonUpload } from './abandon-upload.ts';
import { beginUpload, presentPart } from './begin-upload.ts';
import { completePart } from './complete-part.ts';
import { endSlowBodies } from './end-slow-bodies.ts';
import { findRemainingParts } from './part-queries.ts';
import { putPart } from './put-part.ts';
import { findUpload } from './queries.ts';

interface OfAccount {
  accountId: string;
}
interface OfUpload extends OfAccount {
  uploadId: string;
}
interface OfPart extends OfUpload {
  index: string;
}

const UPLOADS = '/v2/accounts/:accountId/uploads';

export function registerUploads(app: FastifyInstance, services: MediaServices): void {
  app.post<{ Params: OfAccount }>(UPLOADS, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    return await beginUpload(services, caller, readBody(provider.beginUpload, request.body));
  });

  app.delete<{ Params: OfUpload }>(`${UPLOADS}/:uploadId`, async (request) => {
    const upload = await findOwnUpload(request.params, request);
    await abandonUpload(services, upload);
    return {};
  });

  app.get<{ Params: OfUpload }>(`${UPLOADS}/:uploadId/parts`, async (request) => {
    const upload = await findOwnUpload(request.params, request);
    const isDone = upload.etag !== null;
    return { remainingUploadParts: isDone ? [] : await findRemainingParts(services.pool, upload) };
  });

  app.get<{ Params: OfPart }>(`${UPLOADS}/:uploadId/parts/:index`, async (request) => {
    const upload = await findOwnUpload(request.params, request);
    const index = readIndex(request.params.index);
    if (index >= upload.partCount) throw new MediaError('upload_not_found');
    return await presentPart(services, upload, index);
  });

  app.put<{ Params: OfPart }>(`${UPLOADS}/:uploadId/parts/:index`, async (request) => {
    const { accountId, uploadId, index } = request.params;
    await identify(services, request, accountId);
    await takeTime(request);
    const { etag } = readBody(provider.completePart, request.body);
    return await completePart(services, { accountId, uploadId, index: readIndex(index), etag });
  });

  // The bytes are taken as they come, whatever they are called.
  app.register(async (parts) => {
    endSlowBodies(parts, services);
    parts.removeAllContentTypeParsers();
    parts.addContentTypeParser('*', (_request, body, done) => done(null, body));
    parts.put<{ Params: { uploadId: string; index: string; putToken: string } }>(
      '/parts/:uploadId/:index/:putToken',
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request, reply) => {
        const { uploadId, index, putToken } = request.params;
        const etag = await putPart(services, {
          ...{ uploadId, putToken, index: readIndex(index) },
          length: Number(request.headers['content-length'] ?? Number.NaN),
          body: (request.body as Readable | undefined) ?? request.raw,
        });
        return reply.header('etag', `"${etag}"`).send();
      },
    );
  });

  async function findOwnUpload(
    { accountId, uploadId }: OfUpload,
    request: Parameters<typeof identify>[1],
  ) {
    const isId = /^\w{16}$/.test(uploadId);
    const [, upload] = await Promise.all([
      identify(services, request, accountId),
      isId ? findUpload(services.pool, accountId, uploadId) : null,
    ]);
    if (!upload) throw new MediaError('upload_not_found');
    return upload;
  }
}

function readIndex(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new MediaError('invalid_parameter', {
    message: 'O número da parte é inválido.',
    details: { parameter: 'uploadPartIndex' },
  });
}
