import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCaller } from '../testing/call-api.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

let media: RunningMedia;
beforeAll(async () => {
  media = await startMedia();
});
afterAll(() => media.close());

it('the figures tell of jobs, of uploads that are open and of what was stored', async () => {
  expect(await media.figures()).toEqual({
    ...{ jobs: {}, oldestJobSeconds: 0, openUploads: 0, stored: { files: 0, bytes: 0 } },
  });
  const { call } = createCaller(media, await media.mintKey('secret'));
  await call('POST', '/uploads', { size: 3 });
  await media.port.store({
    ...{ path: '/a', mime: 'text/plain', originalFileName: 'a', content: Buffer.from('gol') },
  });
  await media.stop();
  const ids = ['0', '1', '2', '3'].map((end) => end.padStart(26, '0'));
  await media.pool.query(
    `INSERT INTO media.job (id, account_id, type, task, status, error, created_at)
      SELECT id, $2, 'ResetCacheJob', '{}', status, CASE status WHEN 'Failed' THEN '{}'::jsonb END,
        now() - interval '1 minute'
      FROM unnest($1::text[], ARRAY['Created', 'Pending', 'Running', 'Failed']) AS job (id, status)`,
    [ids, media.accountId],
  );
  const { oldestJobSeconds, ...figures } = await media.figures();
  expect(figures).toEqual({
    jobs: { ResetCacheJob: { queued: 2, active: 1, failed: 1 } },
    ...{ openUploads: 1, stored: { files: 1, bytes: 3 } },
  });
  expect(oldestJobSeconds).toBeGreaterThanOrEqual(60);
});
