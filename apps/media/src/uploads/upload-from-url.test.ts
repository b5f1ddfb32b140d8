import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Uploaded } from '@arquiba/media-contract/provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../sources/public-address.ts';
import { publicSources } from '../sources/source-rules.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

const MIB = 1024 ** 2;
const picture = randomBytes(2 * MIB);

/** A machine elsewhere; `allowed` is the one that we pretend to be on the internet. */
async function machine(host: string, answer: (at: string, reply: ServerResponse) => void) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, reply) => {
    seen.push(request);
    answer(request.url ?? '', reply);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, seen, port, url: `http://${host}:${port}` };
}

let media: RunningMedia;
let key: string;
let elsewhere: Awaited<ReturnType<typeof machine>>;
let inside: Awaited<ReturnType<typeof machine>>;
/** What names lead to, in the order in which they are asked for; the last answer stays. */
let names: Record<string, string[][]>;
let asked: string[];

beforeAll(async () => {
  elsewhere = await machine('127.0.0.1', answerElsewhere);
  inside = await machine('127.0.0.2', (_at, reply) => reply.end('a secret of this machine'));
  media = await startMedia({
    reachable: true,
    sources: {
      async resolve(name) {
        asked.push(name);
        const answers = names[name] ?? [];
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      },
      isAllowed: (address, port) =>
        isPublicAddress(address) || (address === '127.0.0.1' && port === elsewhere.port),
    },
  });
  key = await media.mintKey('secret');
});
beforeEach(() => {
  names = { 'site.test': [['127.0.0.1']] };
  asked = [];
  elsewhere.seen.length = 0;
  inside.seen.length = 0;
});
afterAll(async () => {
  await media.close();
  for (const { server } of [elsewhere, inside]) {
    server.closeAllConnections();
    server.close();
  }
});

function answerElsewhere(at: string, reply: ServerResponse): void {
  const { pathname, searchParams } = new URL(at, 'http://x');
  const to = searchParams.get('to');
  if (to !== null) reply.writeHead(302, { location: to }).end();
  else if (pathname === '/missing') reply.writeHead(404).end();
  else if (pathname === '/silent') reply.writeHead(200).flushHeaders();
  else if (pathname === '/deaf') reply.socket?.pause();
  else if (pathname === '/slow') dripping(reply);
  else if (pathname === '/endless') endless(reply);
  else if (pathname === '/short') {
    reply.writeHead(200, { 'content-length': 1000 });
    reply.write('not all of it', () => setTimeout(() => reply.destroy(), 50));
  } else if (pathname === '/huge') {
    reply.writeHead(200, { 'content-length': 60 * 1024 ** 3 });
    reply.write('x');
  } else if (pathname === '/gzip') {
    reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('abc'));
  } else reply.writeHead(200, { 'content-type': 'application/x-gol; a=b' }).end(picture);
}

function dripping(reply: ServerResponse): void {
  const timer = setInterval(() => reply.write('x'), 20);
  reply.on('close', () => clearInterval(timer));
}

function endless(reply: ServerResponse): void {
  const more = () => {
    while (!reply.destroyed && reply.write(Buffer.alloc(65_536)));
  };
  reply.on('drain', more);
  more();
}

async function fetchFrom(url: unknown, more: Record<string, unknown> = {}, by = key) {
  const answer = await fetch(`${media.origin}/v2/accounts/${media.accountId}/uploads/url`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, ...more }),
  });
  type Body = Uploaded & { error: { code: string; details?: { parameter: string } } };
  const body = (await answer.json()) as Body;
  return { status: answer.status, body, code: body.error?.code };
}

const at = (path: string) => `http://site.test:${elsewhere.port}${path}`;
const redirect = (to: string) => at(`/?to=${encodeURIComponent(to)}`);

describe('a file at an address elsewhere', () => {
  it('is fetched and stored, with the name and the type that it has there', async () => {
    const { status, body } = await fetchFrom(at('/fotos/gol%20%C3%A9!.xgol?x=1'), {
      ...{ tags: ['a'], metadata: { b: 1 }, path: { folderPath: '/from' } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ accountId: media.accountId, etag: expect.any(String) });
    expect(body.filePath).toMatch(/^\/from\/.*-gol é!\.xgol$/);
    const { rows } = await media.pool.query(
      'SELECT mime, tags, metadata, original_file_name AS name FROM media.file WHERE path = $1',
      [body.filePath],
    );
    expect(rows).toEqual([
      { mime: 'application/x-gol', tags: ['a'], metadata: { b: 1 }, name: 'gol é!.xgol' },
    ]);
    const fetched = Buffer.from(await (await fetch(body.fileUrl)).arrayBuffer());
    expect(fetched.equals(picture)).toBe(true);
    expect(elsewhere.seen[0]?.headers).toMatchObject({ host: `site.test:${elsewhere.port}` });
    expect(elsewhere.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is found through redirects, five at most', async () => {
    const chain = (length: number): string =>
      length === 0 ? at('/end') : redirect(chain(length - 1));
    expect((await fetchFrom(chain(5), { path: '/from/five' })).status).toBe(200);
    expect((await fetchFrom(chain(6), { path: '/from/six' })).code).toBe('source_failed');
    expect((await fetchFrom(at('/a/b?to=../c'), { path: '/from/relative' })).status).toBe(200);
  });

  it.each([
    ['/missing', 'source_failed'],
    ['/short', 'source_failed'],
    ['/gzip', 'source_failed'],
    ['/huge', 'file_too_large'],
    ['/silent', 'source_timeout'],
    ['/deaf', 'source_timeout'],
    ['/slow', 'source_timeout'],
    ['/endless', 'source_timeout'],
  ])('that answers as %s is refused: %s', async (path, code) => {
    const answer = await fetchFrom(at(path), { timeout: 400, path: '/from/refused' });
    expect(answer.code).toBe(code);
    expect(await readdir(join(media.folder, 'incoming'))).toEqual([]);
    const { rows } = await media.pool.query("SELECT FROM media.file WHERE path = '/from/refused'");
    expect(rows).toEqual([]);
  });

  it('ends with the room of the account', async () => {
    await media.pool.query('UPDATE media.account SET quota_bytes = 100000, used_bytes = 0');
    expect((await fetchFrom(at('/endless'))).code).toBe('quota_exceeded');
    await media.pool.query('UPDATE media.account SET quota_bytes = NULL');
  });

  it('is not asked for by whoever may not store it', async () => {
    const closed = await media.mintKey('public', false);
    expect((await fetchFrom(at('/'), {}, closed)).code).toBe('authorization_failed');
    expect((await fetchFrom(at('/'), { path: '../x' })).code).toBe('invalid_path');
    expect(elsewhere.seen).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('an address that leads inside', () => {
  it.each([
    ...['http://127.0.0.1/', 'http://localhost/', 'http://127.1/', 'http://2130706433/'],
    ...['http://0x7f000001/', 'http://0177.0.0.1/', 'http://0.0.0.0/', 'http://0/'],
    ...['http://10.0.0.1/', 'http://192.168.0.1/', 'http://172.16.0.1/', 'http://100.64.0.1/'],
    ...['http://169.254.169.254/latest/meta-data/', 'http://[fd00:ec2::254]/', 'http://[::1]/'],
    ...['http://[::]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:a9fe:a9fe]/'],
    ...['http://[64:ff9b::7f00:1]/', 'http://[fe80::1]/', 'http://[fc00::1]/'],
    ...['https://127.0.0.1/', 'http://127。0。0。1/', 'http://①②⑦.0.0.1/'],
  ])('is refused: %s', async (url) => {
    names.localhost = [['127.0.0.1']];
    expect((await fetchFrom(url)).code).toBe('source_refused');
  });

  it.each([
    ...['file:///etc/passwd', 'ftp://site.test/', 'gopher://site.test/', 'data:text/plain,x'],
    ...['javascript:1', '//site.test/', '/etc/passwd', 'http://', 'nonsense', 'blob:http://x/1'],
    ...['http://user:word@site.test/', 'http://user@site.test/'],
  ])('is none at all: %s', async (url) => {
    const { status, body } = await fetchFrom(url);
    expect([status, body.error.code]).toEqual([400, 'source_refused']);
  });

  it.each([undefined, '', 7, `http://site.test/${'x'.repeat(8192)}`])(
    'is refused by its shape (%#)',
    async (url) => {
      expect((await fetchFrom(url)).body.error.details?.parameter).toBe('url');
    },
  );

  it('is refused behind a redirect', async () => {
    const ways = [`${inside.url}/`, 'http://[::1]/', 'file:///etc/passwd', 'http://2130706434/'];
    for (const to of ways) expect((await fetchFrom(redirect(to))).code).toBe('source_refused');
    expect(elsewhere.seen).toHaveLength(ways.length);
    expect(inside.seen).toEqual([]);
  });

  it('is refused behind a name, also beside a good address', async () => {
    names['inside.test'] = [['127.0.0.2']];
    names['both.test'] = [['1.1.1.1', '127.0.0.2']];
    for (const name of ['inside.test', 'both.test']) {
      expect((await fetchFrom(`http://${name}:${inside.port}/`)).code).toBe('source_refused');
    }
    expect(inside.seen).toEqual([]);
    expect((await fetchFrom('http://unknown.test/')).code).toBe('source_failed');
  });

  it('is not reached by a name that changes its mind between the check and the connection', async () => {
    names['rebinding.test'] = [['127.0.0.1'], ['127.0.0.2']];
    const url = `http://rebinding.test:${elsewhere.port}/`;
    expect((await fetchFrom(url, { path: '/from/rebinding' })).status).toBe(200);
    expect(asked).toEqual(['rebinding.test']);
    expect(elsewhere.seen).toHaveLength(1);
    // The next request asks anew, and is refused for what it then hears.
    expect((await fetchFrom(url)).code).toBe('source_refused');
    expect(inside.seen).toEqual([]);
  });

  it('is refused by the rules that hold where nobody says otherwise', async () => {
    const strict = await startMedia({ reachable: true });
    const secret = await strict.mintKey('secret');
    const answer = await fetch(`${strict.origin}/v2/accounts/${strict.accountId}/uploads/url`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${elsewhere.url}/` }),
    });
    expect(answer.status).toBe(400);
    expect(elsewhere.seen).toEqual([]);
    expect(publicSources.isAllowed('127.0.0.1', elsewhere.port)).toBe(false);
    await strict.close();
  });
});
