import { MediaError } from '@arquiba/media-contract/errors';
import * as contract from '@arquiba/media-contract/provider-files';
import type { FastifyInstance } from 'fastify';
import { identify, requirePermission } from '../access/caller.ts';
import { readBody } from '../http/read-body.ts';
import { requireFilePath } from '../http/require-path.ts';
import { takeTime } from '../http/take-time.ts';
import { startJob } from '../jobs/start-job.ts';
import type { MediaServices } from '../services.ts';
import { type CopyOrder, copyFiles } from './copy-files.ts';
import { authorizeCopy } from './copy-rights.ts';
import { deleteFiles } from './delete-files.ts';
import { presentFile } from './present-file.ts';
import { findFile } from './queries.ts';

interface OfAccount {
  Params: { accountId: string };
}

const FILES = '/v2/accounts/:accountId/files';
// A batch of copies with all that each may have.
const BATCH = { bodyLimit: 8 * 1024 ** 2 };

export function registerFiles(app: FastifyInstance, services: MediaServices): void {
  const { pool } = services;

  app.get<OfAccount>(`${FILES}/details`, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    const { filePath } = readBody(contract.oneFile, request.query);
    requireFilePath(filePath, 'filePath');
    requirePermission(caller, { do: 'getFileDetails' }, filePath);
    const file = await findFile(pool, caller.accountId, filePath);
    if (!file) throw new MediaError('not_found');
    return presentFile(services, caller.accountId, file);
  });

  app.delete<OfAccount>(FILES, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    const { filePath } = readBody(contract.oneFile, request.query);
    requireFilePath(filePath, 'filePath');
    requirePermission(caller, { do: 'deleteFile' }, filePath);
    const { count } = await deleteFiles(services, caller.accountId, [filePath]);
    if (count === 0) throw new MediaError('not_found');
    return {};
  });

  app.delete<OfAccount>(`${FILES}/batch`, BATCH, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    const { files } = readBody(contract.deleteFileBatch, request.body);
    for (const [at, path] of files.entries()) {
      requireFilePath(path, `files.${at}`);
      requirePermission(caller, { do: 'deleteFile' }, path);
    }
    const distinct = [...new Set(files)];
    return await startJob(services, caller.accountId, 'DeleteFileBatchJob', { files: distinct });
  });

  app.post<OfAccount>(`${FILES}/copy`, async (request): Promise<contract.FileCopied> => {
    const caller = await identify(services, request, request.params.accountId);
    const asked = readBody(contract.copyFile, request.body);
    const order = await authorizeCopy(services, caller, asked);
    await takeTime(request);
    const [outcome] = await copyFiles(services, caller.accountId, [order]);
    if (outcome?.failure) throw outcome.failure;
    return { status: 'Copied' };
  });

  app.post<OfAccount>(`${FILES}/copy/batch`, BATCH, async (request) => {
    const caller = await identify(services, request, request.params.accountId);
    const { files } = readBody(contract.copyFileBatch, request.body);
    const orders: CopyOrder[] = [];
    for (const [at, asked] of files.entries()) {
      orders.push(await authorizeCopy(services, caller, asked, `files.${at}.`));
    }
    return await startJob(services, caller.accountId, 'CopyFileBatchJob', { orders });
  });
}
