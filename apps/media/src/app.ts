import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildDownloadPath } from '@arquiba/media-contract/download-url';
import { MediaError } from '@arquiba/media-contract/errors';
import type { StreamGate } from '@arquiba/media-contract/live-program';
import type { DownloadGate, MediaPort } from '@arquiba/media-contract/port';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import type pg from 'pg';
import { ownPublicKey } from './access/api-keys.ts';
import { crossOrigin } from './access/cross-origin.ts';
import { issueUploadToken } from './access/issue-upload-token.ts';
import { openOwnAccount } from './accounts/open-own-account.ts';
import { findUsed } from './accounts/space.ts';
import { sendError } from './api/http-errors.ts';
import { registerApi } from './api/routes.ts';
import { resetCacheJob } from './cache/reset-cache-job.ts';
import { missingContainment } from './contained/contain.ts';
import { cutState, cutVideo } from './cuts/cut-video.ts';
import { cutVideoJob } from './cuts/cut-video-job.ts';
import { createDecoder } from './decoder/decoder.ts';
import { dropAbandonedExchanges } from './decoder/exchange.ts';
import { createDerivativeCache } from './delivery/derivative-cache.ts';
import { describeFiles } from './delivery/describe-files.ts';
import { everyAnswer } from './delivery/headers.ts';
import { registerDelivery } from './delivery/routes.ts';
import { createWarmAnswers } from './delivery/warm-answers.ts';
import { copyFilesJob } from './files/copy-files-job.ts';
import { deleteFilesJob } from './files/delete-files-job.ts';
import { listStored } from './files/list-stored.ts';
import { measureStoredSound } from './files/measure-stored-sound.ts';
import { readStored } from './files/read-stored.ts';
import { removeFile } from './files/remove-file.ts';
import { removeFolder } from './files/remove-folder.ts';
import { restrictBelow, restrictFiles } from './files/restrict-files.ts';
import { storeDocument } from './files/store-document.ts';
import { storeFile } from './files/store-file.ts';
import { storePicture } from './files/store-picture.ts';
import { createStoreQueue } from './files/store-queue.ts';
import { closeFolder } from './folders/close-folder.ts';
import { copyFoldersJob } from './folders/copy-folders-job.ts';
import { deleteFoldersJob } from './folders/delete-folders-job.ts';
import { createDownloadRules } from './folders/download-rules.ts';
import { createLimits, type LimitFigures, limitFigures } from './http/limits.ts';
import { createJobs, type JobTimes } from './jobs/runner.ts';
import { createEncoderRoom } from './lives/encoder-room.ts';
import { type LiveLimits, usualLimits } from './lives/live-limits.ts';
import { createLivePort } from './lives/live-port.ts';
import { registerLiveDelivery } from './lives/routes.ts';
import { listenToPrograms, type ProgramServer } from './lives/rtmp/program-server.ts';
import { registerLiveSocket } from './lives/socket.ts';
import { registerSave } from './save/routes.ts';
import type { MediaServices, VideoTimes } from './services.ts';
import { readPage } from './sources/read-page.ts';
import { publicSources, type SourceRules } from './sources/source-rules.ts';
import { createDiskRoom, type DiskRoom } from './storage/disk-room.ts';
import { createLocalDisk } from './storage/local-disk.ts';
import type { S3Settings } from './storage/s3/bucket.ts';
import type { Storage } from './storage/storage.ts';
import { type MediaFigures, readFigures } from './upkeep/figures.ts';
import { createHousekeeping } from './upkeep/housekeeping.ts';
import { videoJobs } from './video/process-video-job.ts';

export interface MediaOptions {
  /** Owned by the caller. */
  pool: pg.Pool;
  /** Where content and derivatives lie; with a bucket, only what is on its way, and derivatives. */
  folder: string;
  /** A bucket for the content. */
  s3?: S3Settings | undefined;
  /** Origin under which browsers reach this service. */
  publicUrl: string;
  /** Origin of the site, where people who open the bare media origin are sent. */
  siteUrl: string;
  /** Who may download restricted files; without it, only callers with a credential. */
  gate?: DownloadGate;
  /** Where programs such as OBS connect to other processes than this one. */
  programUrl?: string | undefined;
  log: FastifyBaseLogger;
  /** How much disk the derivatives may take. */
  cacheBytes?: number;
  /** How much of the disk stays free of media. Default: 5 % of it, at least 1 GB and at most 20 GB. */
  diskReserve?: number | undefined;
  /** Other places to fetch from than the public internet; for tests, whose servers are on this machine. */
  sources?: SourceRules;
  /** Other limits than the usual; a measurement would run into those. */
  limits?: LimitFigures;
  jobTimes?: Partial<JobTimes>;
  videoTimes?: Partial<VideoTimes>;
  liveLimits?: Partial<LiveLimits>;
}

export interface Media {
  port: MediaPort;
  /** Delivery, on an instance of its own, made with `mediaServerOptions`. */
  register(app: FastifyInstance): Promise<void>;
  /** Lets programs such as OBS connect; `urlOf` says how they see the port. */
  listenToPrograms(
    gate: StreamGate,
    address: { host: string; port: number; urlOf(port: number): string },
  ): Promise<ProgramServer>;
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  figures(): Promise<MediaFigures>;
  /** Where browsers send parts of uploads, if not to this service. */
  partOrigin: string | null;
}

const DEFAULT_CACHE_BYTES = 2 * 1024 ** 3;

const JOB_KINDS = [
  ...[copyFilesJob, deleteFilesJob, copyFoldersJob, deleteFoldersJob, resetCacheJob],
  ...videoJobs,
  cutVideoJob,
];
const VIDEO_TIMES: VideoTimes = { stallMs: 2 * 60 * 1000, longestMs: 2 * 60 * 60 * 1000 };

/** Addresses that the router itself refuses get the same answer as all other errors. */
export const mediaServerOptions = {
  frameworkErrors: sendError,
} as const satisfies FastifyServerOptions;

export async function createMedia(options: MediaOptions): Promise<Media> {
  const { pool, folder, log } = options;
  const room = createDiskRoom(folder, options.diskReserve);
  const storage = await createStorage(options, room);
  const decoders = join(folder, 'decoders');
  const downloadRules = createDownloadRules(pool);
  const derivatives = createDerivativeCache(
    join(folder, 'derivatives'),
    options.cacheBytes ?? DEFAULT_CACHE_BYTES,
    log,
    room,
  );
  const liveLimits = { ...usualLimits(availableParallelism()), ...options.liveLimits };
  const services: MediaServices = {
    ...{ storage, downloadRules, derivatives, room },
    warm: createWarmAnswers({ storage, downloadRules, derivatives }),
    pool,
    log,
    store: createStoreQueue({ pool, log }),
    limits: createLimits(options.limits ?? limitFigures),
    stored: { files: 0, bytes: 0 },
    decoder: createDecoder(log, decoders),
    publicUrl: options.publicUrl.replace(/\/+$/, ''),
    siteUrl: new URL(options.siteUrl).origin,
    gate: options.gate ?? null,
    sources: options.sources ?? publicSources,
    videoTimes: { ...VIDEO_TIMES, ...options.videoTimes },
    ...{ liveLimits, encoderRoom: createEncoderRoom(liveLimits.capacity) },
    programUrl: options.programUrl ?? null,
    jobs: createJobs(() => services, JOB_KINDS, options.jobTimes),
  };
  const accountId = await openOwnAccount(pool);
  await services.storage.open(accountId);
  await dropAbandonedExchanges(decoders);
  const missing = missingContainment(decoders);
  if (missing) log.warn(missing);
  const housekeeping = createHousekeeping(services);

  return {
    port: createPort(services, accountId),
    partOrigin: services.storage.partOrigin,
    figures: () => readFigures(pool, services.stored),

    async register(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (services.warm.answer(request, reply)) return;
        reply.headers({ ...everyAnswer, ...crossOrigin(request) });
        done();
      });
      app.setErrorHandler(sendError);
      app.setNotFoundHandler(() => {
        throw new MediaError('method_not_allowed');
      });
      app.get('/', (_request, reply) => reply.redirect(options.siteUrl));
      registerApi(app, services);
      registerSave(app, services);
      registerLiveSocket(app, services, accountId);
      registerLiveDelivery(app, services);
      registerDelivery(app, services);
    },

    async listenToPrograms(gate, { host, port, urlOf }) {
      const server = await listenToPrograms(services, accountId, gate, { host, port });
      services.programUrl = urlOf(server.port);
      return server;
    },

    async start() {
      housekeeping.start();
      services.jobs.start();
    },

    async stop() {
      await services.jobs.stop();
      await housekeeping.stop();
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

/** The library for buckets is large, and loaded only where there is one. */
async function createStorage({ s3, folder, log }: MediaOptions, room: DiskRoom): Promise<Storage> {
  if (!s3) return createLocalDisk(folder, room);
  const { createS3 } = await import('./storage/s3/s3.ts');
  return await createS3(s3, folder, log, room);
}

function createPort(services: MediaServices, accountId: string): MediaPort {
  return {
    urlOf: (path, kind) =>
      services.publicUrl + buildDownloadPath({ accountId, transformation: kind, filePath: path }),
    describe: (paths) => describeFiles(services, accountId, paths),
    soundMs: (path) => measureStoredSound(services, accountId, path),
    cutVideo: (cut) => cutVideo(services, accountId, cut),
    cutState: (job) => cutState(services, accountId, job),
    store: (file) => storeFile(services, accountId, file),
    remove: (path) => removeFile(services, accountId, path),
    read: (path) => readStored(services, accountId, path),
    storeDocument: (from, to) => storeDocument(services, accountId, { from, to }),
    closeFolder: (folder) => closeFolder(services, accountId, folder),
    removeFolder: (folder, keep) => removeFolder(services, accountId, folder, keep),
    listStored: (folder, span) => listStored(services, accountId, folder, span),
    restrict: (paths, restricted) => restrictFiles(services.pool, accountId, paths, restricted),
    restrictFolder: (folder, open) => restrictBelow(services.pool, accountId, folder, open),
    publicKey: () => ownPublicKey(services.pool, accountId),
    uploadUrl: () => `${services.publicUrl}/v2/accounts/${accountId}/uploads/binary`,
    issueUploadToken: (grant) => issueUploadToken(services, accountId, grant),
    readPage: (url) => readPage(services.sources, url),
    storePicture: (from) => storePicture(services, accountId, from),
    usedSpace: (space) => findUsed(services.pool, accountId, space),
    lives: createLivePort(services, accountId),
  };
}
