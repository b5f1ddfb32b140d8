import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { newKey } from '../storage/storage-key.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip } from '../testing/test-clips.ts';
import { findVideo, putVideo } from './queries.ts';

let media: RunningMedia;
beforeAll(async () => {
  media = await startMedia();
});
afterAll(() => media.close());

it('what is known of a film stays when its last file goes while another comes', async () => {
  const { accountId, pool, port } = media;
  const content = await clip({ rate: 6 });
  const film = { path: '/a.mp4', mime: 'video/mp4', originalFileName: 'a.mp4', content };
  const { etag } = await port.store(film);
  const known = await findVideo(pool, accountId, etag);
  if (!known) throw new Error('The film is not known');
  let removal = Promise.resolve();
  await inTransaction(pool, async (client) => {
    await client.query(
      `INSERT INTO media.file (account_id, path, mime, size, etag, original_file_name, storage_key)
        SELECT account_id, '/b.mp4', mime, size, etag, original_file_name, $1
        FROM media.file WHERE path = '/a.mp4'`,
      [newKey()],
    );
    expect(await putVideo(client, accountId, etag, known)).toBe(false);
    removal = port.remove('/a.mp4');
    await expect.poll(waiting).toBe(1);
  });
  await removal;
  expect(await findVideo(pool, accountId, etag)).toMatchObject({ etag });
  await pool.query(`DELETE FROM media.file WHERE path = '/b.mp4'`);
});

async function waiting(): Promise<number> {
  const { rows } = await media.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
