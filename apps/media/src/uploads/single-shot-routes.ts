import type { Readable } from 'node:stream';
import * as provider from '@arquiba/media-contract/provider';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identify } from '../access/caller.ts';
import { readBody } from '../http/read-body.ts';
import type { MediaServices } from '../services.ts';
import { endSlowBodies } from './end-slow-bodies.ts';
import { readUploadQuery } from './read-upload-query.ts';
import { storeUpload } from './store-upload.ts';
import { uploadForm } from './upload-form.ts';
import { typeOf, uploadFromUrl } from './upload-from-url.ts';

interface OfAccount {
  Params: { accountId: string };
}

const UPLOADS = '/v2/accounts/:accountId/uploads';

/** Uploads of one request: the bytes themselves, a form, or an address where the file is. */
export function registerSingleShots(app: FastifyInstance, services: MediaServices): void {
  app.post<OfAccount>(`${UPLOADS}/url`, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    return await uploadFromUrl(services, caller, readBody(provider.uploadFromUrl, request.body));
  });

  // The bytes are taken as they come, whatever they are called.
  app.register(async (streams) => {
    endSlowBodies(streams, services);
    streams.removeAllContentTypeParsers();
    streams.addContentTypeParser('*', (_request, body, done) => done(null, body));
    const options = { bodyLimit: Number.MAX_SAFE_INTEGER };

    streams.post<OfAccount>(`${UPLOADS}/binary`, options, async (request) => {
      const { headers } = request;
      const caller = await identify(services, request, request.params.accountId);
      const described = readUploadQuery(request.query, headers['x-upload-metadata']);
      const length = Number(headers['content-length'] ?? Number.NaN);
      return await storeUpload(services, caller, described, {
        mime: typeOf(headers['content-type']),
        originalFileName: described.originalFileName ?? null,
        size: Number.isNaN(length) ? null : length,
        body: bodyOf(request),
      });
    });

    streams.post<OfAccount>(`${UPLOADS}/form_data`, options, async (request) => {
      const { headers } = request;
      const caller = await identify(services, request, request.params.accountId);
      const described = readUploadQuery(request.query, headers['x-upload-metadata']);
      return await uploadForm(services, caller, described, { headers, body: bodyOf(request) });
    });
  });
}

/** Without a type Fastify leaves the body where it is. */
function bodyOf({ body, raw }: FastifyRequest): Readable {
  return (body as Readable | undefined) ?? raw;
}
