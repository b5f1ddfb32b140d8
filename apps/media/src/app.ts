import { join } from 'node:path';
import { buildDownloadPath } from '@arquiba/media-contract/download-url';
import { MediaError } from '@arquiba/media-contract/errors';
import type { MediaPort } from '@arquiba/media-contract/port';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import type pg from 'pg';
import { ownPublicKey } from './access/api-keys.ts';
import { issueUploadToken } from './access/issue-upload-token.ts';
import { openOwnAccount } from './accounts/open-own-account.ts';
import { crossOrigin } from './api/cross-origin.ts';
import { registerApi } from './api/routes.ts';
import { resetCacheJob } from './cache/reset-cache-job.ts';
import { createDecoder } from './decoder/decoder.ts';
import { createDerivativeCache } from './delivery/derivative-cache.ts';
import { everyAnswer } from './delivery/headers.ts';
import { registerDelivery } from './delivery/routes.ts';
import { copyFilesJob } from './files/copy-files-job.ts';
import { deleteFilesJob } from './files/delete-files-job.ts';
import { describeFiles } from './files/describe-files.ts';
import { removeFile } from './files/remove-file.ts';
import { removeFolder } from './files/remove-folder.ts';
import { storeFile } from './files/store-file.ts';
import { createStoreQueue } from './files/store-queue.ts';
import { sweepOrphans } from './files/sweep-orphans.ts';
import { copyFoldersJob } from './folders/copy-folders-job.ts';
import { deleteFoldersJob } from './folders/delete-folders-job.ts';
import { createDownloadRules } from './folders/download-rules.ts';
import { sendError } from './http-errors.ts';
import { createJobs, type JobTimes } from './jobs/runner.ts';
import { registerSave } from './save/routes.ts';
import type { MediaServices, VideoTimes } from './services.ts';
import { publicSources, type SourceRules } from './sources/source-rules.ts';
import { createLocalDisk } from './storage/local-disk.ts';
import { sweepUploads } from './uploads/sweep-uploads.ts';
import { videoJobs } from './video/process-video-job.ts';
import { sweepVideos } from './video/sweep-videos.ts';

export interface MediaOptions {
  /** Owned by the caller. */
  pool: pg.Pool;
  /** Where content and derivatives lie. */
  folder: string;
  /** Origin under which browsers reach this service. */
  publicUrl: string;
  /** Origin of the site, where people who open the bare media origin are sent. */
  siteUrl: string;
  log: FastifyBaseLogger;
  /** How much disk the derivatives may take. */
  cacheBytes?: number;
  /** Other places to fetch from than the public internet; for tests, whose servers are on this machine. */
  sources?: SourceRules;
  jobTimes?: Partial<JobTimes>;
  videoTimes?: Partial<VideoTimes>;
}

export interface Media {
  port: MediaPort;
  /** Delivery, on an instance of its own, made with `mediaServerOptions`. */
  register(app: FastifyInstance): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<boolean>;
}

const DEFAULT_CACHE_BYTES = 2 * 1024 ** 3;

const JOB_KINDS = [
  ...[copyFilesJob, deleteFilesJob, copyFoldersJob, deleteFoldersJob, resetCacheJob],
  ...videoJobs,
];
const VIDEO_TIMES: VideoTimes = { stallMs: 2 * 60 * 1000 };

/** Addresses that the router itself refuses get the same answer as all other errors. */
export const mediaServerOptions = {
  frameworkErrors: sendError,
} as const satisfies FastifyServerOptions;

export async function createMedia(options: MediaOptions): Promise<Media> {
  const { pool, folder, log } = options;
  const services: MediaServices = {
    pool,
    log,
    storage: createLocalDisk(folder),
    store: createStoreQueue({ pool, log }),
    decoder: createDecoder(log),
    publicUrl: options.publicUrl.replace(/\/+$/, ''),
    siteUrl: new URL(options.siteUrl).origin,
    sources: options.sources ?? publicSources,
    downloadRules: createDownloadRules(pool),
    videoTimes: { ...VIDEO_TIMES, ...options.videoTimes },
    jobs: createJobs(() => services, JOB_KINDS, options.jobTimes),
    derivatives: createDerivativeCache(
      join(folder, 'derivatives'),
      options.cacheBytes ?? DEFAULT_CACHE_BYTES,
      log,
    ),
  };
  const accountId = await openOwnAccount(pool);
  await services.storage.open(accountId);
  let housekeeping: Promise<unknown> = Promise.resolve();

  return {
    port: createPort(services, accountId),

    async register(app) {
      app.addHook('onRequest', async (request, reply) => {
        reply.headers({ ...everyAnswer, ...crossOrigin(request) });
      });
      app.setErrorHandler(sendError);
      app.setNotFoundHandler(() => {
        throw new MediaError('method_not_allowed');
      });
      app.get('/', (_request, reply) => reply.redirect(options.siteUrl));
      registerApi(app, services);
      registerSave(app, services);
      registerDelivery(app, services);
    },

    async start() {
      housekeeping = Promise.all([
        sweepVideos(services).then(() => sweepOrphans(services)),
        sweepUploads(services),
        services.derivatives.load(),
      ]).catch((err) => log.error({ err }, 'housekeeping failed'));
      services.jobs.start();
    },

    async stop() {
      await services.jobs.stop();
      await housekeeping;
      services.decoder.stop();
    },

    async ready() {
      return await pool.query('SELECT').then(
        () => true,
        () => false,
      );
    },
  };
}

function createPort(services: MediaServices, accountId: string): MediaPort {
  return {
    urlOf: (path, kind) =>
      services.publicUrl + buildDownloadPath({ accountId, transformation: kind, filePath: path }),
    describe: (paths) => describeFiles(services, accountId, paths),
    store: (file) => storeFile(services, accountId, file),
    remove: (path) => removeFile(services, accountId, path),
    removeFolder: (folder, keep) => removeFolder(services, accountId, folder, keep),
    publicKey: () => ownPublicKey(services.pool, accountId),
    issueUploadToken: (folder, seconds) => issueUploadToken(services, accountId, folder, seconds),
  };
}
