import { ApiError } from '@arquiba/contract/errors';
import type { Services } from '../platform/context.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { DraftGone, publishRow } from './publish-draft.ts';
import { changeDraft, type DraftRow, listDue } from './queries.ts';

const PORTION = 100;
const GIVE_UP_AFTER_MS = 3_600_000;
const OUR_FAULT = 'Algo deu errado do nosso lado. Publique de novo.';

/**
 * Publishes posts whose time has come. A draft that cannot be published gets the reason and waits for its
 * author.
 */
export const publishDueJob = defineJob(
  'drafts.publish-due',
  { schedule: '* * * * *', retries: 0, timeoutSeconds: 300 },
  async (services, _payload, { signal }) => {
    const failures: unknown[] = [];
    for (const row of await listDue(services.db, services.clock.now(), PORTION)) {
      if (signal.aborted) break;
      await publishOne(services, row).catch((error: unknown) => failures.push(error));
    }
    // They are found again in the next minute.
    if (failures.length > 0) throw new AggregateError(failures, 'scheduled posts failed');
  },
);

async function publishOne(services: Services, row: DraftRow): Promise<void> {
  const viewer = { accountId: row.accountId, sessionId: '', roles: [] } as const;
  try {
    await publishRow({ ...services, viewer }, row);
  } catch (error) {
    if (error instanceof DraftGone) return;
    const sentence = problemOf(error, row, services.clock.now());
    if (sentence === null) throw error;
    await changeDraft(services.db, row.id, { problem: sentence });
  }
}

/** Null if another attempt may succeed. */
function problemOf(error: unknown, { publishAt }: DraftRow, now: Date): string | null {
  if (error instanceof ApiError && error.status < 500) return error.message;
  const late = now.getTime() - (publishAt?.getTime() ?? 0);
  return late > GIVE_UP_AFTER_MS ? OUR_FAULT : null;
}
