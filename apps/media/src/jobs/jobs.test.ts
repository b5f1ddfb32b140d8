import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../testing/call-api.ts';
import { createSigner, everywhereIn } from '../testing/sign-token.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { newJobId } from './job-id.ts';

let media: RunningMedia;
let api: ReturnType<typeof createCaller>;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  api = createCaller(media, await media.mintKey('secret'));
});
afterAll(() => media.close());

const deletion = { files: ['/none'] };

describe('a job that was asked for', () => {
  it('is named at once, and found under its address', async () => {
    const { body } = await api.call('DELETE', '/files/batch', deletion);
    expect(body).toEqual({
      jobId: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      jobType: 'DeleteFileBatchJob',
      jobUrl: `${media.origin}/v2/accounts/${media.accountId}/jobs/DeleteFileBatchJob/${body.jobId}`,
      jobDocs: expect.stringMatching(/^https:\/\//),
    });
    const ended = await api.ended(body);
    expect(ended).toEqual({
      ...body,
      accountId: media.accountId,
      created: expect.any(Number),
      lastUpdated: expect.any(Number),
      error: null,
      status: 'Succeeded',
      summary: { total: 1, deleted: 0, notFound: 1, bytes: 0, progress: 1 },
    });
    expect(ended.lastUpdated).toBeGreaterThanOrEqual(ended.created);
  });

  it('is listed among the newest ten of its types, asked for in either form', async () => {
    for (let at = 0; at < 11; at += 1) await api.done('DELETE', '/files/batch', deletion);
    const reset = { pattern: '/*', resetEdgeCache: true, resetPermanentCache: true };
    const { jobId } = await api.done('POST', '/cache/reset', reset);
    const both = await api.call('GET', '/jobs?0=ResetCacheJob&1=DeleteFileBatchJob');
    expect(both.body.items).toHaveLength(10);
    expect(both.body.items[0]).toMatchObject({ jobId, status: 'Succeeded' });
    const created = both.body.items.map((job) => job.created);
    expect(created).toEqual(created.toSorted((one, other) => other - one));
    const repeated = await api.call(
      'GET',
      '/jobs?jobType=ResetCacheJob&jobType=DeleteFileBatchJob',
    );
    expect(repeated.body).toEqual(both.body);
    const alone = await api.call('GET', '/jobs?0=ResetCacheJob');
    expect(alone.body.items.map((job) => job.jobType)).toEqual(['ResetCacheJob']);
  });

  it('can be cancelled, also when it is over', async () => {
    const { jobType, jobId } = await api.done('DELETE', '/files/batch', deletion);
    expect((await api.call('DELETE', `/jobs/${jobType}/${jobId}`)).status).toBe(200);
    expect(await api.ended({ jobType, jobId })).toMatchObject({ status: 'Succeeded' });
    // Its runner stands still, so that it waits.
    await media.stop();
    const waiting = (await api.call('DELETE', '/files/batch', deletion)).body;
    const path = `/jobs/${waiting.jobType}/${waiting.jobId}`;
    expect((await api.call('GET', path)).body).toMatchObject({ status: 'Created', summary: {} });
    expect((await api.call('DELETE', path)).status).toBe(200);
    expect((await api.call('GET', path)).body).toMatchObject({ status: 'Cancelled', error: null });
    await media.start();
  });

  it('waits with at most a hundred others', async () => {
    await media.stop();
    await media.pool.query('DELETE FROM media.job');
    await media.pool.query(
      `INSERT INTO media.job (id, account_id, type, task)
        SELECT lpad(at::text, 26, '0'), $1, 'ResetCacheJob', '{}' FROM generate_series(1, 100) AS at`,
      [media.accountId],
    );
    const answer = await api.call('DELETE', '/files/batch', deletion);
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'too_many_jobs' } } });
    await media.pool.query('DELETE FROM media.job');
    await media.start();
  });
});

describe('who may ask for jobs', () => {
  it('a secret key of the account, and nobody else', async () => {
    const { jobType, jobId } = await api.done('DELETE', '/files/batch', deletion);
    const signer = await createSigner(media.pool, media.accountId);
    const everything = { read: { file: { getFileDetails: true } } };
    const token = await signer.sign({ access: { pathPermissions: everywhereIn('/', everything) } });
    const open = await media.mintKey('public');
    const paths = ['/jobs?0=ResetCacheJob', `/jobs/${jobType}/${jobId}`];
    for (const call of [{ key: open }, { key: open, token }, { key: token }]) {
      for (const path of paths) {
        expect((await api.call('GET', path, undefined, call)).status).toBe(403);
      }
      expect((await api.call('DELETE', paths[1] as string, undefined, call)).status).toBe(403);
      const reset = { pattern: '/*', resetEdgeCache: true, resetPermanentCache: true };
      expect((await api.call('POST', '/cache/reset', reset, call)).status).toBe(403);
    }
  });

  it('another account sees nothing of it', async () => {
    const { jobType, jobId } = await api.done('DELETE', '/files/batch', deletion);
    await media.pool.query(`INSERT INTO media.account (id, name) VALUES ('AAAAAAA', 'another')`);
    const { mintKey } = await import('../access/api-keys.ts');
    const account = 'AAAAAAA';
    const key = await mintKey(media.pool, { accountId: account, kind: 'secret', mayCreate: true });
    const foreign = await api.call('GET', `/jobs/${jobType}/${jobId}`, undefined, { key, account });
    expect(foreign).toMatchObject({ status: 404, body: { error: { code: 'job_not_found' } } });
    const cancelled = await api.call('DELETE', `/jobs/${jobType}/${jobId}`, undefined, { key });
    expect(cancelled.status).toBe(401);
    const listed = await api.call('GET', '/jobs?0=DeleteFileBatchJob', undefined, { key, account });
    expect(listed.body.items).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    '/jobs',
    '/jobs?0=Nonsense',
    '/jobs?jobType=',
    '/jobs?other=ResetCacheJob',
    `/jobs?${Array.from({ length: 60 }, (_each, at) => `${at}=ResetCacheJob`).join('&')}`,
  ])('the list %s', async (path) => {
    const answer = await api.call('GET', path);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.parameter).toContain('jobType');
  });

  it.each([
    'ResetCacheJob/x',
    `Nonsense/${newJobId()}`,
    `ResetCacheJob/${newJobId()}`,
    'ResetCacheJob/%00',
    `%00/${newJobId()}`,
    `ResetCacheJob/${newJobId().toLowerCase()}`,
  ])('the job %s', async (job) => {
    expect((await api.call('GET', `/jobs/${job}`)).body.error.code).toBe('job_not_found');
    expect((await api.call('DELETE', `/jobs/${job}`)).body.error.code).toBe('job_not_found');
  });

  it('a job under the name of another type', async () => {
    const { jobId } = await api.done('DELETE', '/files/batch', deletion);
    expect((await api.call('GET', `/jobs/ResetCacheJob/${jobId}`)).status).toBe(404);
  });

  it.each([
    [{ pattern: 'image/*', resetEdgeCache: true, resetPermanentCache: true }, 'pattern'],
    [{ pattern: '/image/*/a', resetEdgeCache: true, resetPermanentCache: true }, 'pattern'],
    [{ pattern: '/image/../a', resetEdgeCache: true, resetPermanentCache: true }, 'pattern'],
    [{ pattern: '/image/\0*', resetEdgeCache: true, resetPermanentCache: true }, 'pattern'],
    [{ pattern: '/image', resetEdgeCache: true, resetPermanentCache: true }, 'pattern'],
    [{ pattern: '/*', resetEdgeCache: false, resetPermanentCache: false }, 'resetPermanentCache'],
    [{ pattern: '/*', resetPermanentCache: true }, 'resetEdgeCache'],
  ])('a reset of %j', async (body, parameter) => {
    const answer = await api.call('POST', '/cache/reset', body);
    expect(answer).toMatchObject({ status: 400, body: { error: { details: { parameter } } } });
  });
});

it('ids are in the order of their time', () => {
  const ids = [0, 1, 31, 32, 33, 1_000_000, 1_800_000_000_000].map((time) => newJobId(time));
  expect(ids.toSorted()).toEqual(ids);
});
