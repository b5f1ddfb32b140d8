import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type * as uploads from '@arquiba/media-contract/provider';
import type * as files from '@arquiba/media-contract/provider-files';
import type * as folders from '@arquiba/media-contract/provider-folders';
import type * as jobs from '@arquiba/media-contract/provider-jobs';
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  expectTypeOf,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { createSigner, everywhereIn } from '../../../apps/media/src/testing/sign-token.ts';
import { type RunningMedia, startMedia } from '../../../apps/media/src/testing/start-media.ts';
import * as sdk from './index.ts';

let media: RunningMedia;
let config: sdk.ClientConfig;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  config = { apiKey: await media.mintKey('secret'), apiUrl: media.origin };
});
afterAll(() => media.close());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('U14 with the media service', () => {
  it('uploads twelve mebibytes and an odd tail, and what comes back is the same', async () => {
    const data = new Uint8Array(randomBytes(12 * 1024 ** 2 + 13));
    const manager = new sdk.UploadManager(config);
    const { filePath, etag } = await manager.upload({ data, path: '/a/gol é!.bin', tags: ['x'] });
    const url = sdk.UrlBuilder.url({
      ...{ accountId: media.accountId, filePath },
      cdnUrl: media.origin,
    });
    const answer = await fetch(url);
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(data));
    const details = await new sdk.FileApi(config).getFileDetails({ filePath });
    expect(details).toMatchObject({ etag, size: data.length, tags: ['x'] });
  });

  it('goes on with the steps of an upload one by one', async () => {
    const api = new sdk.UploadApi(config);
    const { uploadId, uploadParts } = await api.beginMultipartUpload({
      size: 3,
      path: '/passos.txt',
    });
    expect(await api.listUploadParts({ uploadId })).toEqual({ remainingUploadParts: [0] });
    const part = await api.getUploadPart({ uploadId, uploadPartIndex: 0 });
    expect(part.range).toEqual(uploadParts.first.range);
    const put = await fetch(part.uploadUrl, { method: 'PUT', body: 'gol' });
    const etag = put.headers.get('etag') ?? '';
    const completed = await api.completeUploadPart({ uploadId, uploadPartIndex: 0, etag });
    expect(completed.status).toBe('Completed');
    await expect(api.uploadFromUrl({ url: 'http://127.0.0.1/' })).rejects.toBeInstanceOf(
      sdk.ApiError,
    );
  });

  it('copies, lists and deletes files and folders, and follows the jobs', async () => {
    const [file, folder, job] = [
      new sdk.FileApi(config),
      new sdk.FolderApi(config),
      new sdk.JobApi(config),
    ];
    const manager = new sdk.UploadManager(config);
    await manager.upload({ data: 'um', path: '/pasta/um.txt' });
    await file.copyFile({ source: '/pasta/um.txt', destination: '/pasta/dois.txt' });
    await folder.putFolder({
      ...{ folderPath: '/pasta/vazia' },
      folderSettings: { description: { set: true, value: 'Sem nada' } },
    });
    const listed = await folder.listFolder({ folderPath: '/pasta', limit: 10 });
    expect(listed.items).toHaveLength(3);
    expect(await folder.getFolder({ folderPath: '/pasta/vazia' })).toMatchObject({
      settings: { description: 'Sem nada' },
    });
    const started = [
      await folder.copyFolder({ source: '/pasta', destination: '/copia' }),
      await folder.copyFolderBatch({ folders: [{ source: '/pasta', destination: '/outra' }] }),
      await file.copyFileBatch({ files: [{ source: '/pasta/um.txt', destination: '/tres.txt' }] }),
      await file.deleteFileBatch({ files: ['/pasta/dois.txt'] }),
      await folder.deleteFolder({ folderPath: '/copia' }),
      await folder.deleteFolderBatch({ folders: [{ folderPath: '/outra' }] }),
      await new sdk.CacheApi(config).resetCache({
        ...{ pattern: '/pasta/*', resetEdgeCache: true, resetPermanentCache: false },
      }),
    ];
    for (const each of started) {
      await expect.poll(async () => (await job.getJob(each)).status).toMatch(/Succeeded|Failed/);
    }
    const { items } = await job.listRecentJobs({ jobTypes: ['CopyFolderBatchJob'] });
    expect(items.map(({ jobType }) => jobType)).toEqual([
      'CopyFolderBatchJob',
      'CopyFolderBatchJob',
    ]);
    await file.deleteFile({ filePath: '/pasta/um.txt' });
    await expect(file.getFileDetails({ filePath: '/pasta/um.txt' })).rejects.toMatchObject({
      ...{ status: 404, name: 'ApiError' },
    });
    await expect(job.cancelJob(started[0] as sdk.JobStarted)).resolves.not.toThrow();
  });

  it('gives the space of a cancelled upload back', async () => {
    const space = { name: 'gol', quotaBytes: 1e9 };
    const grant = { folder: '/posts/gol', seconds: 60, space };
    const manager = new sdk.UploadManager({
      ...{ apiKey: await media.port.publicKey(), apiUrl: media.origin },
      headers: { 'authorization-token': await media.port.issueUploadToken(grant) },
    });
    const used = () => media.port.usedSpace(space.name);
    const running = manager.start({
      ...{ data: new Uint8Array(6 * 1024 ** 2), path: '/posts/gol/a.bin' },
      onProgress({ bytesSent }) {
        if (bytesSent > 0) running.pause();
      },
    });
    await vi.waitUntil(() => running.isPaused, { timeout: 20_000 });
    expect(await used()).toBe(6 * 1024 ** 2);
    running.cancel();
    await expect(running.result).rejects.toBeInstanceOf(sdk.CancelledError);
    await expect.poll(used).toBe(0);
  });

  it('means the same by every shape', () => {
    expectTypeOf<uploads.FileDetails>().toEqualTypeOf<sdk.FileDetails>();
    expectTypeOf<uploads.UploadBegun>().toEqualTypeOf<sdk.UploadBegun>();
    expectTypeOf<uploads.PartCompleted>().toEqualTypeOf<sdk.PartCompleted>();
    expectTypeOf<uploads.Uploaded>().toEqualTypeOf<sdk.UploadedFromUrl>();
    expectTypeOf<sdk.BeginUploadRequest>().toExtend<uploads.BeginUpload>();
    expectTypeOf<sdk.UploadFromUrlRequest>().toExtend<uploads.UploadFromUrl>();
    expectTypeOf<sdk.CopyFileRequest>().toExtend<files.CopyFile>();
    expectTypeOf<sdk.CopyFolderRequest>().toExtend<folders.CopyFolder>();
    expectTypeOf<sdk.DeleteFolderRequest>().toExtend<folders.DeleteFolder>();
    expectTypeOf<sdk.PutFolderRequest>().toExtend<folders.PutFolder>();
    expectTypeOf<sdk.ListFolderRequest>().toExtend<folders.ListFolder>();
    expectTypeOf<folders.FolderDetails>().toEqualTypeOf<sdk.FolderDetails>();
    expectTypeOf<folders.FolderListing>().toEqualTypeOf<sdk.FolderListing>();
    expectTypeOf<jobs.JobSummary>().toEqualTypeOf<sdk.JobSummary>();
    expectTypeOf<sdk.ResetCacheRequest>().toExtend<jobs.ResetCache>();
  });
});

it('U08 an upload whose token expires in the middle goes on with the next', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const issued = await beginSession();
  const manager = new sdk.UploadManager({ apiUrl: media.origin });
  const bytes = randomBytes(6 * 1024 ** 2);
  const path = { folderPath: '/private/1' };
  async function* slowly() {
    // The token that began the upload has expired when its first part is sent.
    vi.setSystemTime(Date.now() + 310_000);
    expect(await beginWith(issued[0] ?? '')).toBe(401);
    yield bytes;
  }
  const size = bytes.length;
  const { filePath } = await manager.upload({ data: Readable.from(slowly()), size, path });
  await manager.upload({ data: 'gol', path });
  expect(issued).toHaveLength(2);
  const secret = new sdk.FileApi(config);
  expect(await secret.getFileDetails({ filePath })).toMatchObject({ size });
});

/** A session of a site that issues tokens for its folder; returns the issued tokens. */
async function beginSession(): Promise<string[]> {
  const { accountId, origin: cdnUrl } = media;
  const signer = await createSigner(media.pool, accountId);
  const pathPermissions = everywhereIn('/private', { write: { file: { createFile: true } } });
  const issued: string[] = [];
  const site = createServer(async (_request, reply) => {
    issued.push(await signer.sign({ access: { pathPermissions } }));
    reply.setHeader('content-type', 'text/plain').end(issued.at(-1));
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  onTestFinished(async () => {
    await sdk.AuthManager.endAuthSession();
    site.close();
  });
  const { port } = site.address() as AddressInfo;
  const authUrl = `http://127.0.0.1:${port}/token`;
  await sdk.AuthManager.beginAuthSession({ accountId, cdnUrl, authUrl });
  return issued;
}

/** How the service answers the start of an upload with a token. */
async function beginWith(token: string): Promise<number> {
  const answer = await fetch(`${media.origin}/v2/accounts/${media.accountId}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ size: 1, path: { folderPath: '/private/1' } }),
  });
  return answer.status;
}
