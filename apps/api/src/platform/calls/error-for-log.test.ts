import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlatform, type Platform } from '../testing/open-platform.ts';
import { errorForLog } from './error-for-log.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

test('the log tells what failed and why, without the values', async () => {
  const payload = JSON.stringify({ code: 'ABCD1234' });
  const failure = await platform.db
    .execute(sql`INSERT INTO outbox (topic, payload) VALUES ('', ${payload}::jsonb)`)
    .catch((error) => new Error('could not announce', { cause: error }));
  const lines: string[] = [];
  const log = pino(
    { serializers: { err: errorForLog } },
    { write: (line: string) => lines.push(line) },
  );
  log.error({ err: failure }, 'failed');
  const line = lines.join();
  expect(line).toContain('could not announce');
  expect(line).toContain('INSERT INTO outbox');
  expect(line).toContain('outbox_topic_check');
  expect(line).toContain('error-for-log.test.ts');
  expect(line).not.toContain('ABCD1234');
});

test('whatever is thrown can be logged', () => {
  expect(errorForLog('só texto')).toMatchObject({ message: 'só texto' });
  expect(errorForLog(undefined)).toMatchObject({ message: 'undefined' });
});
