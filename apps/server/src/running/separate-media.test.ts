import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import type { UploadBegun, UploadPart } from '@arquiba/media-contract/provider';
import { freePort } from '@arquiba/testing/start-product';
import { createTestDatabase } from '@arquiba/testing/test-database';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  createTestBucket,
  isOnS3,
  removeTestBucket,
  testS3,
} from '../../../media/src/testing/test-storage.ts';
import { ProductProcess, runArquiba } from '../testing/product-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { buildWebIfStale } from './build-web.ts';

const MIB = 1024 ** 2;

// The first test file builds; the processes below then find the build fresh.
beforeAll(() => buildWebIfStale(AbortSignal.timeout(240_000)), 240_000);

describe('media in processes of its own', { timeout: 120_000 }, () => {
  it('serves beside the site, and one that is killed leaves its work to the others', async () => {
    const world = await openWorld();
    const site = await world.site();
    const one = await world.media();
    const other = await world.media();
    // The site does not listen on the media port, but still knows the media service.
    await expect(fetch(`http://127.0.0.1:${site.mediaPort}/healthz`)).rejects.toThrow();
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    const policy = (await fetch(site.origin)).headers.get('content-security-policy');
    expect(policy).toMatch(
      `connect-src 'self' ws://localhost:${new URL(site.origin).port} ${world.partsFrom}`,
    );
    for (const path of ['/healthz', '/readyz']) {
      expect((await fetch(one.origin + path)).status, path).toBe(200);
    }
    const metrics = await (await fetch(`${one.origin}/metrics`)).text();
    expect(metrics).toContain('arquiba_pool_connections{pool="media"');

    const bytes = randomBytes(6 * MIB);
    const [head, tail] = [bytes.subarray(0, 5 * MIB), bytes.subarray(5 * MIB)];
    const { uploadId, uploadParts } = await world.begin('/own/process.bin', bytes.length);
    const first = await put(uploadParts.first.uploadUrl, head);
    await world.complete(uploadId, 0, first.etag);
    const { uploadUrl } = await world.api<UploadPart>('GET', `/uploads/${uploadId}/parts/1`);
    const cut = sendHalf(uploadUrl, tail);
    if (!isOnS3) {
      // A part that is being written is closed to other writers, in every process.
      await world.partBegun();
      expect((await put(uploadUrl.replace(world.mediaUrl, other.origin), tail)).status).toBe(409);
    }
    await one.process.kill('SIGKILL');
    cut.cut();
    const again = await put(uploadUrl, tail);
    expect(again.status).toBe(200);
    expect(await world.complete(uploadId, 1, again.etag)).toMatchObject({ status: 'Completed' });
    const stored = await fetch(`${world.mediaUrl}/${world.accountId}/raw/own/process.bin`);
    expect(sha256(Buffer.from(await stored.arrayBuffer()))).toBe(sha256(bytes));
    expect((await site.process.kill('SIGTERM')).code).toBe(0);
    expect((await other.process.kill('SIGTERM')).code).toBe(0);
  });

  it.skipIf(isOnS3)('lets a part that is under way arrive before it ends', async () => {
    const world = await openWorld();
    const one = await world.media();
    const bytes = randomBytes(MIB);
    const { uploadId, uploadParts } = await world.begin('/drained.bin', bytes.length);
    const sending = sendHalf(uploadParts.first.uploadUrl, bytes);
    await world.partBegun();
    const ended = one.process.kill('SIGTERM');
    await one.process.shows('"msg":"ending"');
    while (await fetch(`${one.origin}/healthz`).catch(() => null));
    const { status, etag } = await sending.finish();
    expect(status).toBe(200);
    expect((await ended).code).toBe(0);
    await world.media();
    expect(await world.complete(uploadId, 0, etag)).toMatchObject({ status: 'Completed' });
  });

  it('says in one sentence that it needs a database', async () => {
    const DATABASE_URL = 'postgres://x:y@127.0.0.1:1/x';
    const environment = { DATA_DIR: await temporaryFolder(), DATABASE_URL, MEDIA_PORT: '0' };
    const { code, output } = await runArquiba(['media'], environment);
    expect(code).toBe(1);
    expect(output).toMatch(/^DATABASE_URL não pode ser usada: .*\n$/);
  });
});

describe.skipIf(!isOnS3)('a bucket that cannot be used', { timeout: 60_000 }, () => {
  it.each([
    [{ S3_BUCKET: 'arquiba-none' }, 'o bucket de S3_BUCKET não existe'],
    [{ S3_SECRET_ACCESS_KEY: 'another-secret' }, 'S3_SECRET_ACCESS_KEY não é o segredo da chave'],
  ])('is told in one sentence: %j', async (wrong, sentence) => {
    const { environment } = await openWorld();
    const { code, output } = await runArquiba(['media'], { ...environment, ...wrong });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^O S3 recusou o acesso: ${sentence}.*\\n$`));
  });
});

interface MediaProcess {
  process: ProductProcess;
  origin: string;
}

/** A database, a folder, and an address that leads to any media process that answers. */
async function openWorld() {
  const database = await createTestDatabase();
  const DATA_DIR = await temporaryFolder();
  const folder = `${DATA_DIR}/media`;
  await createTestBucket(folder);
  const targets: number[] = [];
  const mediaUrl = await balance(targets);
  onTestFinished(async () => {
    await database.drop();
    await removeTestBucket(folder);
  });
  const environment = {
    ...{ DATA_DIR, DATABASE_URL: database.url, MEDIA_URL: mediaUrl, ...s3Environment(folder) },
  };
  const created = await runArquiba(['media-keys', 'create'], environment);
  const { accountId, secretKey } = JSON.parse(created.output.trim().split('\n').at(-1) ?? '');

  async function started(args: string[], ports: Record<string, string>, sign: string) {
    const process = new ProductProcess(args, { ...environment, ...ports });
    onTestFinished(async () => {
      await process.kill('SIGKILL');
    });
    await process.shows(sign);
    return process;
  }

  async function api<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${mediaUrl}/v2/accounts/${accountId}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  }

  return {
    ...{ environment, mediaUrl, accountId, api },
    /** Where pages may send upload parts. */
    partsFrom: [mediaUrl, testS3(folder)?.endpoint ?? []].flat().join(' '),
    begin: (path: string, size: number) => api<UploadBegun>('POST', '/uploads', { path, size }),
    /** Resolves when a process is writing a part. */
    partBegun: () => expect.poll(() => readdir(`${folder}/writing`)).toHaveLength(1),
    complete: (uploadId: string, index: number, etag: string) =>
      api<object>('PUT', `/uploads/${uploadId}/parts/${index}`, { etag }),
    async site() {
      const [port, mediaPort] = [await freePort(), await freePort()];
      const ports = { PORT: `${port}`, MEDIA_PORT: `${mediaPort}`, MEDIA_PROCESS: 'separate' };
      const process = await started(['start'], ports, 'Arquiba em ');
      return { process, mediaPort, origin: `http://127.0.0.1:${port}` };
    },
    async media(): Promise<MediaProcess> {
      const port = await freePort();
      const process = await started(['media'], { MEDIA_PORT: `${port}` }, 'Mídia em ');
      targets.push(port);
      return { process, origin: `http://127.0.0.1:${port}` };
    },
  };
}

function s3Environment(folder: string): Record<string, string> {
  const settings = testS3(folder);
  if (!settings) return {};
  return {
    S3_ENDPOINT: settings.endpoint ?? '',
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}

/** Like a load balancer: each connection goes to the first port that accepts it. */
async function balance(targets: readonly number[]): Promise<string> {
  const server = createServer((socket) => pass(socket, targets));
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

function pass(socket: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) return void socket.destroy();
  const target = connect(port, '127.0.0.1');
  socket.on('error', () => target.destroy());
  let isOpen = false;
  target.once('connect', () => {
    isOpen = true;
    socket.pipe(target).pipe(socket);
  });
  target.on('error', () => {
    if (isOpen) socket.destroy();
    else pass(socket, others);
  });
}

/** Sends half of the bytes, and the rest on request. */
function sendHalf(url: string, bytes: Buffer) {
  const middle = bytes.length / 2;
  const headers = { 'content-length': bytes.length };
  const sending = request(url, { method: 'PUT', headers, agent: false });
  const answer = new Promise<PartAnswer>((done, fail) => {
    sending.on('error', fail).on('response', (response) => {
      response.resume();
      done({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '' });
    });
  });
  answer.catch(() => {});
  sending.write(bytes.subarray(0, middle));
  return {
    finish(): Promise<PartAnswer> {
      sending.end(bytes.subarray(middle));
      return answer;
    },
    cut: () => sending.destroy(),
  };
}

interface PartAnswer {
  status: number;
  etag: string;
}

async function put(url: string, bytes: Buffer<ArrayBuffer>): Promise<PartAnswer> {
  const answer = await fetch(url, { method: 'PUT', body: bytes });
  return { status: answer.status, etag: answer.headers.get('etag') ?? '' };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
