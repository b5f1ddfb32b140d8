import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadBegun } from '@arquiba/media-contract/provider';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

const QUOTA = 1_000_000;
const MORE_THAN_SMALL = 300_000;

let media: RunningMedia;
let member = 70;
let headers: Record<string, string>;
let profileHeaders: Record<string, string>;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
});
afterAll(() => media.close());
beforeEach(async () => {
  member += 1;
  headers = await headersFor('posts');
  profileHeaders = await headersFor('profiles');
});

async function headersFor(area: string, quotaBytes = QUOTA): Promise<Record<string, string>> {
  const token = await media.port.issueUploadToken({
    folder: `/${area}/${member}`,
    seconds: 600,
    space: { name: String(member), quotaBytes },
  });
  return {
    authorization: `Bearer ${await media.port.publicKey()}`,
    'authorization-token': token,
    origin: 'http://site.test',
  };
}

const uploads = () => `${media.origin}/v2/accounts/${media.accountId}/uploads`;
const used = () => media.port.usedSpace(String(member));
const pathOf = (name: string) => `/posts/${member}/${name}`;

function begin(size: number, path = pathOf(randomName()), as = headers): Promise<Response> {
  return fetch(uploads(), {
    method: 'POST',
    headers: { ...as, 'content-type': 'application/json' },
    body: JSON.stringify({ path, size }),
  });
}

async function complete(begun: UploadBegun, bytes: Buffer): Promise<number> {
  const put = await fetch(begun.uploadParts.first.uploadUrl, { method: 'PUT', body: bytes });
  const answer = await fetch(`${uploads()}/${begun.uploadId}/parts/0`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ etag: put.headers.get('etag') }),
  });
  return answer.status;
}

function send(bytes: Buffer | ReadableStream, path = pathOf(randomName())): Promise<Response> {
  const url = `${uploads()}/binary?filePath=${path}`;
  return fetch(url, { method: 'POST', headers, body: bytes, duplex: 'half' } as RequestInit);
}

const randomName = () => randomBytes(6).toString('hex');

async function statuses(answers: Promise<Response>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ status }) => status).sort();
}

it('is taken when an upload begins, by the folders of a member together', async () => {
  const first = await begin(600_000);
  expect(first.status).toBe(200);
  expect(await used()).toBe(600_000);
  const refused = await begin(500_000, `/profiles/${member}/a`, profileHeaders);
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({
    error: {
      code: 'space_full',
      message:
        'O arquivo não cabe: dos 1 MB do seu espaço, 600 kB já estão em uso. Apague publicações com fotos ou vídeos, ou envie um arquivo menor.',
      details: { quotaBytes: QUOTA, usedBytes: 600_000 },
    },
  });
  expect((await begin(400_000, `/profiles/${member}/a`, profileHeaders)).status).toBe(200);
  expect(await complete((await first.json()) as UploadBegun, randomBytes(600_000))).toBe(200);
  expect(await used()).toBe(QUOTA);
});

it('refuses a file that is larger than all of it, and names the limit', async () => {
  for (const answer of [await begin(QUOTA + 1), await send(randomBytes(QUOTA + 1))]) {
    expect(answer.status).toBe(413);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe('file_too_large');
    expect(error.message).toContain('1 MB');
  }
  expect((await begin(49 * 1024 ** 3)).status).toBe(413);
  headers = await headersFor('posts', 500);
  expect((await send(randomBytes(501))).status).toBe(413);
  expect(await used()).toBe(0);
});

it('is never exceeded, however many begin at once', async () => {
  const answers = await statuses(Array.from({ length: 30 }, () => begin(150_000)));
  expect(answers).toEqual([...Array(6).fill(200), ...Array(24).fill(507)]);
  expect(await used()).toBe(900_000);
});

it.each([
  ['small', 100_000, 10],
  ['larger', MORE_THAN_SMALL, 3],
])('nor by %s files of one request each', async (_size, size, fitting) => {
  const bytes = randomBytes(size);
  const answers = await statuses(Array.from({ length: 15 }, () => send(bytes)));
  expect(answers).toEqual([...Array(fitting).fill(200), ...Array(15 - fitting).fill(507)]);
  expect(await used()).toBe(fitting * size);
});

it('nor by a file whose size nobody says, nor by files of a form', async () => {
  async function* pieces() {
    for (let sent = 0; sent < 5 * QUOTA; sent += 50_000) yield randomBytes(50_000);
  }
  expect((await send(ReadableStream.from(pieces()))).status).toBe(507);
  const body = new FormData();
  for (const name of ['a', 'b', 'c']) body.append(name, new File([randomBytes(400_000)], name));
  const query = `form_data?folderPath=/posts/${member}/form&fileName={ORIGINAL_FILE_NAME}`;
  const answer = await fetch(`${uploads()}/${query}`, { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({
    files: [{ formDataFieldName: 'a' }, { formDataFieldName: 'b' }],
    errors: [{ formDataFieldName: 'c', error: { code: 'space_full' } }],
  });
  expect(await used()).toBe(800_000);
});

it('nor by a file that comes while another is still arriving', async () => {
  const slow = await sendHalf(600_000);
  expect((await send(randomBytes(500_000))).status).toBe(507);
  expect(await slow.finish()).toBe(200);
  expect(await used()).toBe(600_000);
  const brokenOff = await sendHalf(400_000);
  brokenOff.abort();
  await expect.poll(() => send(randomBytes(400_000)).then(({ status }) => status)).toBe(200);
});

/** Sends the first half of a file, and returns when it arrives. */
async function sendHalf(size: number) {
  const aborting = new AbortController();
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  async function* pieces() {
    yield randomBytes(size / 2);
    await rest;
    yield randomBytes(size / 2);
  }
  const answer = fetch(`${uploads()}/binary?filePath=${pathOf(randomName())}`, {
    ...{ method: 'POST', headers: { ...headers, 'content-length': String(size) } },
    ...{ body: ReadableStream.from(pieces()), duplex: 'half', signal: aborting.signal },
  } as RequestInit);
  answer.catch(() => {});
  await expect.poll(() => readdir(join(media.folder, 'incoming'))).toHaveLength(1);
  return {
    async finish() {
      sendRest();
      return (await answer).status;
    },
    abort: () => aborting.abort(),
  };
}

it('nor by both kinds at once', async () => {
  const answers = await statuses(
    Array.from({ length: 20 }, (_, at) =>
      at % 2 ? begin(150_000) : send(randomBytes(at % 4 ? 150_000 : MORE_THAN_SMALL)),
    ),
  );
  expect(answers.filter((status) => status !== 200 && status !== 507)).toEqual([]);
  expect(await used()).toBeGreaterThanOrEqual(QUOTA - MORE_THAN_SMALL);
  expect(await used()).toBeLessThanOrEqual(QUOTA);
});

it('nor by copies, nor by what is made of a file', async () => {
  expect((await send(randomBytes(600_000), pathOf('a'))).status).toBe(200);
  const copied = await fetch(`${media.origin}/v2/accounts/${media.accountId}/files/copy`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ source: pathOf('a'), destination: pathOf('b') }),
  });
  expect(copied.status).toBe(507);
  const saved = await fetch(`${media.origin}/${media.accountId}/save/raw${pathOf('a')}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ destination: pathOf('c') }),
  });
  expect(saved.status).toBe(507);
  expect(await used()).toBe(600_000);
});

it('is given back with a file, a folder, and an upload that is ended or abandoned', async () => {
  for (const name of ['a', 'b', 'c']) await send(randomBytes(250_000), pathOf(name));
  const ended = (await (await begin(100_000)).json()) as UploadBegun;
  const abandoned = (await (await begin(100_000)).json()) as UploadBegun;
  expect(await used()).toBe(950_000);
  await media.port.remove(pathOf('a'));
  await media.port.remove(pathOf('a'));
  expect(await used()).toBe(700_000);
  const end = () => fetch(`${uploads()}/${ended.uploadId}`, { method: 'DELETE', headers });
  expect(await statuses([end(), end(), end()])).toEqual([200, 404, 404]);
  expect(await used()).toBe(600_000);
  const expire = "UPDATE media.upload SET expires_at = now() - interval '1 s' WHERE id = $1";
  await media.pool.query(expire, [abandoned.uploadId]);
  await media.restart();
  await expect.poll(used).toBe(500_000);
  const late = { method: 'PUT', body: randomBytes(100_000) };
  expect((await fetch(abandoned.uploadParts.first.uploadUrl, late)).status).toBe(404);
  await media.port.removeFolder(`/posts/${member}`);
  expect(await used()).toBe(0);
});

it('a finished upload cannot be ended: its file stays', async () => {
  const begun = (await (await begin(1000)).json()) as UploadBegun;
  expect(await complete(begun, randomBytes(1000))).toBe(200);
  const end = await fetch(`${uploads()}/${begun.uploadId}`, { method: 'DELETE', headers });
  expect(end.status).toBe(404);
  expect(await used()).toBe(1000);
});

it('does not concern a secret key, nor what the product stores itself', async () => {
  const secret = { authorization: `Bearer ${await media.mintKey('secret')}` };
  const answer = await begin(QUOTA + 1, pathOf('other'), { ...headers, ...secret });
  expect(answer.status).toBe(200);
  const file = { mime: 'text/plain', originalFileName: 'x', content: Buffer.from('x') };
  await media.port.store({ ...file, path: pathOf('own') });
  expect(await used()).toBe(0);
});

it('holds for what is stored, when the quota becomes smaller', async () => {
  expect((await begin(900_000)).status).toBe(200);
  headers = await headersFor('posts', 500_000);
  expect((await begin(1)).status).toBe(507);
  expect(await used()).toBe(900_000);
});
