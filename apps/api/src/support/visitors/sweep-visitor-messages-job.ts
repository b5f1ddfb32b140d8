import { defineJob } from '../../platform/jobs/job.ts';
import { deleteWrittenBefore } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Long enough for an exchange of goods; a name and an e-mail are not kept for longer than they are needed. */
export const VISITOR_MESSAGE_DAYS = 180;

export const sweepVisitorMessagesJob = defineJob(
  'support.sweep-visitor-messages',
  { schedule: '35 4 * * *', retries: 2 },
  async ({ db, clock, log }) => {
    const oldest = new Date(clock.now().getTime() - VISITOR_MESSAGE_DAYS * DAY_MS);
    log.debug({ removed: await deleteWrittenBefore(db, oldest) }, 'visitor messages swept');
  },
);
