import { parseDownloadPath } from '@arquiba/media-contract/download-url';
import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';
import * as contract from '@arquiba/media-contract/provider-files';
import type { FastifyInstance } from 'fastify';
import { identify } from '../access/caller.ts';
import { readBody } from '../http/read-body.ts';
import type { MediaServices } from '../services.ts';
import { saveFile } from './save-file.ts';

/** `/{accountId}/save/{transformation}{filePath}`, with the parameters of the transformation. */
export function registerSave(app: FastifyInstance, services: MediaServices): void {
  app.post('/:accountId/save/*', async (request): Promise<contract.FileSaved> => {
    const address = parseDownloadPath((request.raw.url ?? '').replace('/save/', '/'));
    if (!address) throw new MediaError('not_found');
    const fault = filePathFault(address.filePath);
    if (fault) throw new MediaError('invalid_path', { message: fault });
    const caller = await identify(services, request, address.accountId);
    const asked = readBody(contract.saveFile, request.body ?? {});
    return await saveFile(services, caller, address, asked);
  });
}
