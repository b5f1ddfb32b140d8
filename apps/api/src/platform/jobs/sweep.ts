import { sql } from 'drizzle-orm';
import { sweepIdempotencyKeys } from '../calls/idempotency.ts';
import { sweepSessions } from '../sessions/session.ts';
import { sweepVisitors } from '../sessions/visitor.ts';
import { defineJob } from './job.ts';

/** Deletes what has expired: sessions, old idempotency keys, visitors, realtime overflow. */
export const sweepJob = defineJob(
  'platform.sweep',
  { schedule: '*/10 * * * *', retries: 2, timeoutSeconds: 300 },
  async (services) => {
    const { db, log } = services;
    const sessions = await sweepSessions(services);
    const keys = await sweepIdempotencyKeys(services);
    const visitors = await sweepVisitors(services);
    const overflow = await db.execute(
      sql`DELETE FROM realtime_overflow WHERE created_at < now() - interval '10 minutes'`,
    );
    // A process knows every topic that it announces: only a removed version leaves these rows.
    const orphans = await db.execute(
      sql`DELETE FROM outbox WHERE created_at < now() - interval '14 days'`,
    );
    if (orphans.rowCount) log.error({ rows: orphans.rowCount }, 'outbox rows that nobody relayed');
    log.debug({ sessions, keys, visitors, overflow: overflow.rowCount }, 'swept');
  },
);
