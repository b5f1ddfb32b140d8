import { expect, it, onTestFinished } from 'vitest';
import { startMedia } from '../testing/start-media.ts';

const SPAN = { since: new Date('2026-03-01'), until: new Date('2026-03-31') };

it('lists what was stored below a folder in a span of time, and nothing beside it', async () => {
  const media = await startMedia();
  onTestFinished(() => media.close());
  const content = Buffer.from('a');
  const first = { path: '/posts/7/n0', mime: 'text/plain', originalFileName: 'a.txt', content };
  await media.port.store(first);
  const names = Array.from({ length: 1001 }, (_, n) => `/posts/7/n${n}`);
  const beside = ['/posts/7', '/posts/70/a', '/posts/7.a', '/profiles/7/a'];
  await media.pool.query(
    `INSERT INTO media.file (account_id, path, mime, size, etag, original_file_name, storage_key)
      SELECT account_id, name, mime, size, etag, original_file_name, '20260310/' || lpad(place::text, 26, '0')
      FROM media.file, unnest($1::text[]) WITH ORDINALITY AS other (name, place)`,
    [[...names.slice(1), ...beside]],
  );
  await media.pool.query(`UPDATE media.file SET created_at = '2026-03-10'`);
  await media.pool.query(
    `UPDATE media.file SET created_at = '2026-02-10' WHERE path = '/posts/7/n5'`,
  );
  await media.pool.query(
    `UPDATE media.file SET created_at = '2026-04-10' WHERE path = '/posts/7/n6'`,
  );

  const portions: string[][] = [];
  for await (const paths of media.port.listStored('/posts/7', SPAN)) portions.push(paths);
  const wanted = names.filter((path) => !/n[56]$/.test(path) || path.length > '/posts/7/n5'.length);
  expect(portions.flat()).toEqual(wanted.sort());
  expect(portions.length).toBeGreaterThan(1);
  const wrong = media.port.listStored('/posts/', SPAN)[Symbol.asyncIterator]();
  await expect(wrong.next()).rejects.toThrow('is not a folder');
});
