import { namedRoutes } from '@arquiba/contract/contract';
import { ApiError } from '@arquiba/contract/errors';
import { createPost } from '@arquiba/contract/posts';
import type { Call } from '@arquiba/contract/route';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareSamples } from '../testing/route-samples.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
// These store what they answer: the price that a purchase relies on.
const QUOTES = ['quoteFreight', 'getCheckout'];
const reads = namedRoutes.filter(
  ({ name, route }) => route.method === 'GET' && !QUOTES.includes(name),
);

let app: TestApp;
let person: Person;
let samples: Awaited<ReturnType<typeof prepareSamples>>;

beforeAll(async () => {
  const tries = { credentials: GENEROUS, 'credentials-email': GENEROUS };
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS, ...tries } });
  samples = await prepareSamples(app);
  person = await signUp(app);
  // Made at the first start.
  await app.api.services.push.publicKey();
  for (const named of reads) await samples.sampleOf(named)?.given?.();
});
afterAll(() => app.close());

/** Every write answers as on a full disk: PostgreSQL cannot extend a file. */
async function fillDisk(): Promise<void> {
  await app.pool.query(`
    CREATE FUNCTION refuse_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
    END $$;
    DO $$
    DECLARE written record;
    BEGIN
      FOR written IN SELECT oid::regclass AS name FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      LOOP
        EXECUTE format('CREATE TRIGGER disk_full BEFORE INSERT OR UPDATE OR DELETE ON %s
          FOR EACH STATEMENT EXECUTE FUNCTION refuse_write()', written.name);
      END LOOP;
    END $$`);
}

describe('on a full disk', () => {
  const cookies = new Map<string, Call>();

  beforeAll(async () => {
    for (const named of reads) {
      const as = samples.sampleOf(named)?.as ?? 'visitor';
      if (!cookies.has(as)) cookies.set(as, app.as((await samples.enter(as)) ?? ''));
    }
    await fillDisk();
    // So that every session is due to be renewed.
    app.clock.advance(10 * 60_000);
  });
  afterAll(() => app.pool.query('DROP FUNCTION refuse_write CASCADE'));

  test.each(reads.map((named) => [named.name, named] as const))(
    '%s is read',
    async (_name, named) => {
      const sample = samples.sampleOf(named);
      const call = cookies.get(sample?.as ?? 'visitor') as Call;
      const answer = await call(named.route, (sample?.inputs[0] ?? {}) as never).catch(
        (error) => error,
      );
      expect(answer instanceof ApiError ? answer.code : 'read').toBe('read');
    },
  );

  test('a write is refused with a sentence that says why', async () => {
    await expect(person.call(createPost, { text: 'oi' })).rejects.toMatchObject({
      ...{ code: 'storage_full', status: 507 },
      message: expect.stringContaining('sem espaço'),
    });
  });
});

test('it heals by itself when there is room again', async () => {
  expect(await person.call(createPost, { text: 'oi' })).toMatchObject({ text: 'oi' });
});
