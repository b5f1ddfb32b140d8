import {
  CacheApi,
  FileApi,
  FolderApi,
  JobApi,
  type JobSummary,
  UploadManager,
} from '@bytescale/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

let media: RunningMedia;
let accountId: string;
let files: FileApi;
let folders: FolderApi;
let jobs: JobApi;
let cache: CacheApi;
let uploads: UploadManager;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  ({ accountId } = media);
  const config = clientConfig(await media.mintKey('secret'));
  files = new FileApi(config);
  folders = new FolderApi(config);
  jobs = new JobApi(config);
  cache = new CacheApi(config);
  uploads = new UploadManager(config);
});
afterAll(() => media.close());

function clientConfig(apiKey: string) {
  return { apiKey, apiUrl: media.origin, cdnUrl: media.origin };
}

async function upload(filePath: string, data = 'gol', more = {}): Promise<void> {
  const { filePath: stored } = await uploads.upload({ data, path: filePath, ...more } as never);
  expect(stored).toBe(filePath);
}

async function ended({ jobType, jobId }: Pick<JobSummary, 'jobType' | 'jobId'>) {
  for (;;) {
    const job = await jobs.getJob({ accountId, jobType, jobId });
    if (/^(Failed|Succeeded|Cancelled)$/.test(job.status)) return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function pathsIn(folderPath: string, recursive = true): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  for (;;) {
    const asked = {
      accountId,
      folderPath,
      recursive,
      limit: 2,
      ...(cursor !== undefined && { cursor }),
    };
    const page = await folders.listFolder(asked);
    found.push(
      ...page.items.map((item) => (item.type === 'File' ? item.filePath : item.folderPath)),
    );
    if (page.isPaginationComplete) return found;
    ({ cursor } = page);
  }
}

describe('the published client', () => {
  it('reads, copies, downloads and deletes files', async () => {
    await upload('/f/gol é!.txt', 'golaço', { metadata: { a: 1 }, tags: ['x'] });
    const details = await files.getFileDetails({ accountId, filePath: '/f/gol é!.txt' });
    expect(details).toMatchObject({ size: 7, metadata: { a: 1 }, tags: ['x'], mime: 'text/plain' });
    const copyFileRequest = {
      source: '/f/gol é!.txt',
      destination: '/f/cópia.txt',
      tags: { merge: true, value: ['y'] },
    };
    expect(await files.copyFile({ accountId, copyFileRequest })).toEqual({ status: 'Copied' });
    const copied = await files.getFileDetails({ accountId, filePath: '/f/cópia.txt' });
    expect(copied).toMatchObject({ etag: details.etag, tags: ['x', 'y'] });
    const download = await files.downloadFile({ accountId, filePath: '/f/cópia.txt' });
    expect(await download.text()).toBe('golaço');
    await files.deleteFile({ accountId, filePath: '/f/cópia.txt' });
    const missing = files.getFileDetails({ accountId, filePath: '/f/cópia.txt' });
    await expect(missing).rejects.toMatchObject({
      name: 'BytescaleApiError',
      errorCode: 'not_found',
      message: 'Arquivo não encontrado.',
    });
  });

  it('copies and deletes files in batches', async () => {
    await upload('/b/1');
    await upload('/b/2');
    const copyFileBatchRequest = {
      files: ['1', '2'].map((name) => ({ source: `/b/${name}`, destination: `/b2/${name}` })),
    };
    const copied = await ended(await files.copyFileBatch({ accountId, copyFileBatchRequest }));
    expect(copied).toMatchObject({ status: 'Succeeded', error: null, summary: { copied: 2 } });
    const deleteFileBatchRequest = { files: ['/b/1', '/b/2', '/b/3'] };
    const deleted = await ended(await files.deleteFileBatch({ accountId, deleteFileBatchRequest }));
    expect(deleted).toMatchObject({ status: 'Succeeded', summary: { deleted: 2, notFound: 1 } });
    expect(await pathsIn('/b')).toEqual([]);
    expect(await pathsIn('/b2')).toEqual(['/b2/1', '/b2/2']);
  });

  it('makes, reads, lists, copies and deletes folders', async () => {
    const publicPermissions = [
      { scope: 'Children' as const, permissions: { file: { downloadFile: ['thumbnail-*'] } } },
    ];
    const made = await folders.putFolder({
      accountId,
      putFolderRequest: {
        folderPath: '/d/álbum',
        folderSettings: {
          description: { set: true, value: 'Álbum' },
          publicPermissions: { set: true, value: publicPermissions },
          storageLayer: { set: false },
        },
      },
    });
    expect(made).toMatchObject({
      virtual: true,
      settings: { description: 'Álbum', publicPermissions },
    });
    expect(await folders.getFolderDetails({ accountId, folderPath: '/d/álbum' })).toEqual(made);
    await upload('/d/álbum/1');
    await upload('/d/2');
    expect(await pathsIn('/d')).toEqual(['/d/2', '/d/álbum', '/d/álbum/1']);
    expect(await pathsIn('/d', false)).toEqual(['/d/2', '/d/álbum']);
    const dryRun = {
      accountId,
      folderPath: '/d',
      dryRun: true,
      recursive: true,
      includeFiles: false,
    };
    const { items } = await folders.listFolder({ ...dryRun, includeOverriddenStorage: false });
    expect(items).toMatchObject([{ folderPath: '/d' }, { folderPath: '/d/álbum' }]);
    const copyFolderRequest = { source: '/d', destination: '/d2' };
    const copied = await ended(await folders.copyFolder({ accountId, copyFolderRequest }));
    expect(copied).toMatchObject({ status: 'Succeeded', summary: { filesCopied: 2 } });
    const copyFolderBatchRequest = { folders: [{ source: '/d2', destination: '/d3' }] };
    await ended(await folders.copyFolderBatch({ accountId, copyFolderBatchRequest }));
    expect(await pathsIn('/d3')).toEqual(['/d3/2', '/d3/álbum', '/d3/álbum/1']);
    const deleteFolderRequest = { folderPath: '/d3' };
    await ended(await folders.deleteFolder({ accountId, deleteFolderRequest }));
    const deleteFolderBatchRequest = { folders: [{ folderPath: '/d2' }, { folderPath: '/d' }] };
    const last = await ended(
      await folders.deleteFolderBatch({ accountId, deleteFolderBatchRequest }),
    );
    expect(last).toMatchObject({
      status: 'Succeeded',
      summary: { filesDeleted: 4, foldersDeleted: 4 },
    });
    for (const path of ['/d', '/d2', '/d3']) expect(await pathsIn(path)).toEqual([]);
  });

  it('lists and cancels jobs, and resets the cache', async () => {
    const resetCacheRequest = { pattern: '/*', resetEdgeCache: true, resetPermanentCache: true };
    const reset = await ended(await cache.resetCache({ accountId, resetCacheRequest }));
    expect(reset).toMatchObject({ jobType: 'ResetCacheJob', status: 'Succeeded' });
    const { jobType, jobId } = reset;
    expect(await jobs.cancelJob({ accountId, jobType, jobId })).toBeUndefined();
    const { items } = await jobs.listRecentJobs({
      accountId,
      jobType: ['ResetCacheJob', 'CopyFolderBatchJob'],
    });
    expect(items[0]).toMatchObject({ jobId, accountId, created: expect.any(Number), error: null });
    expect(new Set(items.map((job) => job.jobType))).toEqual(
      new Set(['ResetCacheJob', 'CopyFolderBatchJob']),
    );
  });

  it('is told what a public key may not do', async () => {
    const config = clientConfig(await media.mintKey('public'));
    const refused = { name: 'BytescaleApiError', errorCode: 'authorization_failed' };
    const filePath = '/f/gol é!.txt';
    const attempts = [
      () => new FileApi(config).deleteFile({ accountId, filePath }),
      () => new FileApi(config).getFileDetails({ accountId, filePath }),
      () => new FolderApi(config).listFolder({ accountId, folderPath: '/' }),
      () => new FolderApi(config).getFolderDetails({ accountId, folderPath: '/' }),
      () => new FolderApi(config).putFolder({ accountId, putFolderRequest: { folderPath: '/x' } }),
      () => new JobApi(config).listRecentJobs({ accountId, jobType: ['ResetCacheJob'] }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(refused);
  });
});

describe('calls of clients of old', () => {
  it('name a key by Basic, put null where nothing is set, and number job types', async () => {
    const key = await media.mintKey('secret');
    const authorization = `Basic ${Buffer.from(`apikey:${key}`).toString('base64')}`;
    const send = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${media.origin}/v2/accounts/${accountId}${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const made = await send('PUT', '/folders', {
      folderPath: '/old',
      allowUnnamedFolder: false,
      folderSettings: {
        description: { set: true, value: null },
        publicPermissions: { set: false },
        storageLayer: { set: true, value: null },
      },
    });
    expect(made).toMatchObject({ status: 200, body: { virtual: true, settings: {} } });
    const deleted = await send('DELETE', '/folders', { folderPath: '/old', deleteFiles: true });
    expect(deleted.body).toMatchObject({ jobType: 'DeleteFolderBatchJob' });
    expect((await send('GET', '/jobs?0=DeleteFolderBatchJob')).status).toBe(200);
    expect((await send('GET', '/folders/list?folderPath=/old&recursive=false')).status).toBe(200);
  });
});
