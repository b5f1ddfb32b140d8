import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { freePort } from '@arquiba/testing/start-product';
import { createTestDatabase } from '@arquiba/testing/test-database';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { surviveBrokenConnections } from '../../../server/src/database/pool.ts';
import { type Served, serve } from '../../../server/src/http/serve.ts';
import { type ApiKey, mintKey } from '../access/api-keys.ts';
import { openOwnAccount } from '../accounts/open-own-account.ts';
import { createMedia, type Media, type MediaOptions, mediaServerOptions } from '../app.ts';
import type { S3Settings } from '../storage/s3/bucket.ts';
import { createTestBucket, removeTestBucket, testS3 } from './test-storage.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RunningMedia extends Media {
  folder: string;
  pool: pg.Pool;
  databaseUrl: string;
  origin: string;
  /** What was logged, one object a line. */
  logged: { msg: string; [field: string]: unknown }[];
  /** The path is sent as it is given, which `fetch` would not do. */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  accountId: string;
  /** A key of the account; a public one may create unless it is said otherwise. */
  mintKey(kind: ApiKey['kind'], mayCreate?: boolean): Promise<string>;
  /** Stops the service and starts another on the same folder and database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface StartOptions
  extends Pick<
    MediaOptions,
    | 'cacheBytes'
    | 'diskReserve'
    | 'gate'
    | 'jobTimes'
    | 'limits'
    | 'liveLimits'
    | 'sources'
    | 'videoTimes'
  > {
  /** Other settings of the bucket, or a bucket where tests have none. */
  s3?: Partial<S3Settings>;
  /** The addresses that it gives lead to it; otherwise they begin with http://media.test. */
  reachable?: boolean;
  /** Another place for its folder. */
  within?: string;
}

const DRAIN_PATIENCE = 10_000;
const NO_BUCKET: S3Settings = {
  ...{ region: 'us-east-1', bucket: 'nowhere', forcePathStyle: true },
  ...{ accessKeyId: 'nobody', secretAccessKey: 'knows nothing' },
};

/** The media service on a database and in a folder of its own, listening on a free port. */
export async function startMedia(options: StartOptions = {}): Promise<RunningMedia> {
  const { reachable = false, s3, within = tmpdir(), ...others } = options;
  const port = reachable ? await freePort() : 0;
  const publicUrl = reachable ? `http://127.0.0.1:${port}` : 'http://media.test';
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(within, 'arquiba-media-'));
  await createTestBucket(folder);
  const pool = new pg.Pool({ connectionString: database.url, max: 8 });
  surviveBrokenConnections(pool);
  // The pool's end does not wait for its connections' end, and no database goes before that.
  const disconnected: Promise<unknown>[] = [];
  pool.on('connect', (client) => {
    disconnected.push(new Promise((resolve) => client.once('end', resolve)));
  });
  const logged: RunningMedia['logged'] = [];
  let app: FastifyInstance;
  let served: Served;

  async function start(): Promise<Media> {
    app = fastify({ ...mediaServerOptions, logger: { level: 'debug', stream: keepLines(logged) } });
    const media = await createMedia({
      pool,
      folder,
      s3: s3 ? { ...NO_BUCKET, ...testS3(folder), ...s3 } : testS3(folder),
      publicUrl,
      siteUrl: 'http://site.test',
      log: app.log,
      // Whatever the disk of the machine that tests.
      diskReserve: 0,
      ...others,
    });
    await media.register(app);
    served = await serve(app, { port, host: '127.0.0.1', variable: 'MEDIA_PORT' });
    await media.start();
    return media;
  }

  async function stop(media: Media): Promise<void> {
    await served.drain(DRAIN_PATIENCE);
    await media.stop();
    await served.close();
  }

  const running: RunningMedia = {
    ...(await start()),
    folder,
    pool,
    databaseUrl: database.url,
    logged,
    get origin() {
      const { port } = app.server.address() as AddressInfo;
      return `http://127.0.0.1:${port}`;
    },
    accountId: await openOwnAccount(pool),
    mintKey: (kind, mayCreate = true) =>
      mintKey(pool, { accountId: running.accountId, kind, mayCreate }),
    get: (path, headers, method) => send(running.origin, path, headers, method),
    async restart() {
      await stop(running);
      Object.assign(running, await start());
    },
    async close() {
      await stop(running);
      await pool.end();
      await Promise.all(disconnected);
      await database.drop();
      await removeTestBucket(folder);
      await rm(folder, { recursive: true });
    },
  };
  return running;
}

function send(origin: string, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
      } catch (error) {
        reject(error);
      }
    })
      .on('error', reject)
      .end();
  });
}

function keepLines(lines: RunningMedia['logged']): Writable {
  return new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
}
