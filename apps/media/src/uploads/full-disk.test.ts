import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadBegun } from '@arquiba/media-contract/provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDisk } from '../testing/full-disk.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { isOnS3 } from '../testing/test-storage.ts';

let media: RunningMedia;
let headers: Record<string, string>;
const bytes = randomBytes(1_000_000);

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  headers = { authorization: `Bearer ${await media.mintKey('secret')}` };
  const file = { mime: 'text/plain', originalFileName: 'x', content: Buffer.from('já aqui') };
  await media.port.store({ ...file, path: '/before' });
});
afterAll(() => media.close());

const uploads = () => `${media.origin}/v2/accounts/${media.accountId}/uploads`;

async function begin(path: string): Promise<UploadBegun> {
  const answer = await fetch(uploads(), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ path, size: bytes.length }),
  });
  return (await answer.json()) as UploadBegun;
}

async function finish({ uploadId }: UploadBegun, etag: string) {
  const answer = await fetch(`${uploads()}/${uploadId}/parts/0`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ etag }),
  });
  return answer.status;
}

async function read(path: string): Promise<Buffer> {
  const answer = await fetch(`${media.origin}/${media.accountId}/raw${path}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function expectFull(answer: Response): Promise<void> {
  const { error } = (await answer.json()) as { error: { code: string } };
  expect([answer.status, error.code]).toEqual([507, 'storage_full']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
}

// On a bucket no part comes to our disk.
it.skipIf(isOnS3)(
  'a part that no longer fits is refused, what is there can be read, and room heals it',
  async () => {
    const begun = await begin('/part');
    const disk = await fillDisk(100_000);
    const put = () => fetch(begun.uploadParts.first.uploadUrl, { method: 'PUT', body: bytes });
    await expectFull(await put());
    await expectFull(await put());
    expect(String(await read('/before'))).toBe('já aqui');
    expect(await media.ready()).toBe(true);
    disk.makeRoom();
    const again = await put();
    expect(again.status).toBe(200);
    expect(await finish(begun, again.headers.get('etag') ?? '')).toBe(200);
    expect((await read('/part')).equals(bytes)).toBe(true);
  },
);

it('so is a file of one request, and of a form, and nothing of it stays', async () => {
  const disk = await fillDisk(400_000);
  const form = () => {
    const body = new FormData();
    body.append('f', new File([bytes], 'f'));
    return { method: 'POST', headers, body };
  };
  const send = () =>
    fetch(`${uploads()}/binary?filePath=/one`, { method: 'POST', headers, body: bytes });
  await expectFull(await send());
  await expectFull(await fetch(`${uploads()}/form_data?filePath=/form`, form()));
  expect(await readdir(join(media.folder, 'incoming'))).toEqual([]);
  expect(String(await read('/before'))).toBe('já aqui');
  disk.makeRoom();
  expect((await send()).status).toBe(200);
  expect((await fetch(`${uploads()}/form_data?filePath=/form`, form())).status).toBe(200);
  for (const path of ['/one', '/form']) expect((await read(path)).equals(bytes)).toBe(true);
});

it.skipIf(isOnS3)('small files are refused as large ones are', async () => {
  const disk = await fillDisk(10_000);
  const small = randomBytes(20_000);
  const send = () =>
    fetch(`${uploads()}/binary?filePath=/small`, { method: 'POST', headers, body: small });
  await expectFull(await send());
  disk.makeRoom();
  expect((await send()).status).toBe(200);
  expect((await read('/small')).equals(small)).toBe(true);
});

it('of the files of a form, those that fit are kept and the others are named', async () => {
  await fillDisk(1_500_000);
  const body = new FormData();
  for (const name of ['a', 'b', 'c']) body.append(name, new File([bytes], name));
  const query = 'form_data?folderPath=/some&fileName={ORIGINAL_FILE_NAME}';
  const answer = await fetch(`${uploads()}/${query}`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    files: [{ formDataFieldName: 'a' }],
    errors: [
      { formDataFieldName: 'b', error: { code: 'storage_full' } },
      { formDataFieldName: 'c', error: { code: 'storage_full' } },
    ],
  });
});
