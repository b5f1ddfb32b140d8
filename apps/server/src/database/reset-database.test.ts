import { createTestDatabase } from '@arquiba/testing/test-database';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { histories } from './histories.ts';
import { migrate } from './migrate.ts';
import { resetDatabase } from './reset-database.ts';

it('leaves nothing of ours, whatever the order in which the catalogue names it', async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  // Rewrites the table's catalogue entry, so that its sequence is listed before it.
  await pool.query(
    'ALTER TABLE outbox SET (fillfactor = 90); ALTER TABLE outbox RESET (fillfactor)',
  );
  await resetDatabase(pool);
  const { rows } = await pool.query(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
  );
  expect(rows).toEqual([]);
  expect((await migrate(pool, histories)).length).toBeGreaterThan(5);
});
