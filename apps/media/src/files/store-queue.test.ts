import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mintKey } from '../access/api-keys.ts';
import { openMediaOperator } from '../accounts/operator.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { isOnS3, listContent } from '../testing/test-storage.ts';

// Files that arrive together share a transaction: none may share another's fate.

const QUOTA = 10_000;
let media: RunningMedia;
let secret: string;
let creating: string;
let limited: { id: string; key: string };

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  secret = await media.mintKey('secret');
  creating = await media.mintKey('public');
  const account = await (await openMediaOperator(media.pool)).createAccount('limited', QUOTA);
  const id = account?.id ?? '';
  limited = {
    id,
    key: await mintKey(media.pool, { accountId: id, kind: 'secret', mayCreate: true }),
  };
});
afterAll(() => media.close());

async function send(path: string, size: number, key = secret, account = media.accountId) {
  const answer = await fetch(
    `${media.origin}/v2/accounts/${account}/uploads/binary?filePath=${path}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'text/plain' },
      body: path.padEnd(size, '.'),
    },
  );
  const said = (await answer.json()) as { error?: { code: string } };
  return said.error?.code ?? answer.status;
}

it('of many files that arrive at once each gets what it deserves', async () => {
  const sent = await Promise.all([
    ...Array.from({ length: 20 }, (_, at) => send(`/many/${at}`, 100)),
    ...Array.from({ length: 5 }, () => send('/same', 100, creating)),
    ...Array.from({ length: 5 }, (_, at) => send('/newest', 100 + at)),
    ...Array.from({ length: 5 }, (_, at) => send(`/l/${at}`, 4_000, limited.key, limited.id)),
  ]);
  expect(sent.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(sent.slice(20, 25).sort()).toEqual([200, ...Array(4).fill('path_exists')]);
  expect(sent.slice(25, 30)).toEqual(Array(5).fill(200));
  // Two of 4,000 bytes have room.
  expect(sent.slice(30).sort()).toEqual([200, 200, ...Array(3).fill('quota_exceeded')]);

  const { rows: files } = await media.pool.query<{ key: string }>(
    'SELECT storage_key AS key FROM media.file ORDER BY 1',
  );
  expect(files).toHaveLength(20 + 1 + 1 + 2);
  expect(await listContent(media.folder)).toEqual(files.map(({ key }) => key));
  const { rows } = await media.pool.query('SELECT used_bytes FROM media.account WHERE id = $1', [
    limited.id,
  ]);
  expect(rows).toEqual([{ used_bytes: '8000' }]);
});

it('an upload of one part that is completed many times at once is there once', async () => {
  const uploads = `${media.origin}/v2/accounts/${media.accountId}/uploads`;
  const headers = { authorization: `Bearer ${creating}`, 'content-type': 'application/json' };
  const begun = await fetch(uploads, {
    ...{ method: 'POST', headers, body: JSON.stringify({ path: '/once', size: 3 }) },
  });
  const { uploadId, uploadParts } = (await begun.json()) as {
    uploadId: string;
    uploadParts: { first: { uploadUrl: string } };
  };
  const part = await fetch(uploadParts.first.uploadUrl, { method: 'PUT', body: 'gol' });
  const etag = part.headers.get('etag');
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const address = `${uploads}/${uploadId}/parts/0`;
      const answer = await fetch(address, {
        ...{ method: 'PUT', headers, body: JSON.stringify({ etag }) },
      });
      return [answer.status, await answer.json()];
    }),
  );
  const { rows } = await media.pool.query<{ key: string; path: string; etag: string }>(
    'SELECT storage_key AS key, path, etag FROM media.file ORDER BY storage_key',
  );
  const stored = rows.find(({ path }) => path === '/once');
  expect(answers).toEqual(Array(8).fill([200, { status: 'Completed', etag: stored?.etag }]));
  expect(await listContent(media.folder)).toEqual(rows.map(({ key }) => key));
  if (!isOnS3) expect(await readdir(join(media.folder, 'gathering'))).toEqual([]);
});

it('a file that waits for somebody else keeps no other waiting', async () => {
  await send('/held', 100);
  const holder = await media.pool.connect();
  await holder.query("BEGIN; SELECT FROM media.file WHERE path = '/held' FOR UPDATE");
  const held = Promise.all([send('/held', 101), send('/held', 102)]);
  const state = { isDone: false };
  held.then(() => Object.assign(state, { isDone: true }));
  for (let count = 0; count < 3; count += 1) {
    const sent = Array.from({ length: 5 }, (_, at) => send(`/free/${count}-${at}`, 100));
    expect(await Promise.all(sent)).toEqual(Array(5).fill(200));
  }
  expect(state.isDone).toBe(false);
  await holder.query('COMMIT');
  holder.release();
  expect(await held).toEqual([200, 200]);
  const { rows } = await media.pool.query(
    "SELECT storage_key AS key FROM media.file WHERE path IN ('/held', '/same') ORDER BY 1",
  );
  const content = await listContent(media.folder);
  expect(content.filter((key) => rows.some((row) => row.key === key))).toHaveLength(2);
  const { rows: all } = await media.pool.query('SELECT FROM media.file');
  expect(content).toHaveLength(all.length);
});
