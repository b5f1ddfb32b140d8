import * as contract from '@arquiba/media-contract/provider-folders';
import type { FastifyInstance } from 'fastify';
import { identify } from '../access/caller.ts';
import { readBody } from '../http/read-body.ts';
import { requireFolderPath } from '../http/require-path.ts';
import { startJob } from '../jobs/start-job.ts';
import type { MediaServices } from '../services.ts';
import { authorizeCopyFolder, authorizeDelete } from './authorize-folders.ts';
import { getFolder } from './get-folder.ts';
import { listFolder } from './list-folder.ts';
import { putFolder } from './put-folder.ts';

interface OfAccount {
  Params: { accountId: string };
}

const FOLDERS = '/v2/accounts/:accountId/folders';

export function registerFolders(app: FastifyInstance, services: MediaServices): void {
  app.get<OfAccount>(FOLDERS, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    const { folderPath } = readBody(contract.oneFolder, request.query);
    requireFolderPath(folderPath, 'folderPath');
    return await getFolder(services, caller, folderPath);
  });

  app.get<OfAccount>(`${FOLDERS}/list`, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    const asked = readBody(contract.listFolder, request.query);
    requireFolderPath(asked.folderPath, 'folderPath');
    return await listFolder(services, caller, asked);
  });

  app.put<OfAccount>(FOLDERS, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    const asked = readBody(contract.putFolder, request.body);
    requireFolderPath(asked.folderPath, 'folderPath');
    return await putFolder(services, caller, asked);
  });

  app.delete<OfAccount>(FOLDERS, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    const asked = readBody(contract.deleteFolder, request.body);
    const folders = [authorizeDelete(caller, asked)];
    return await startJob(services, caller.accountId, 'DeleteFolderBatchJob', { folders });
  });

  app.delete<OfAccount>(`${FOLDERS}/batch`, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    const asked = readBody(contract.deleteFolderBatch, request.body);
    const folders = asked.folders.map((each, at) =>
      authorizeDelete(caller, each, `folders.${at}.`),
    );
    return await startJob(services, caller.accountId, 'DeleteFolderBatchJob', { folders });
  });

  app.post<OfAccount>(`${FOLDERS}/copy`, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    const asked = readBody(contract.copyFolder, request.body);
    const folders = [authorizeCopyFolder(caller, asked)];
    return await startJob(services, caller.accountId, 'CopyFolderBatchJob', { folders });
  });

  app.post<OfAccount>(`${FOLDERS}/copy/batch`, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    const asked = readBody(contract.copyFolderBatch, request.body);
    const folders = asked.folders.map((each, at) =>
      authorizeCopyFolder(caller, each, `folders.${at}.`),
    );
    return await startJob(services, caller.accountId, 'CopyFolderBatchJob', { folders });
  });
}
