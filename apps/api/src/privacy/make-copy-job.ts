import { COPY_DAYS } from '@arquiba/contract/privacy';
import { findAccount } from '../accounts/public/find-account.ts';
import type { Services } from '../platform/context.ts';
import { defineJob, PermanentFailure } from '../platform/jobs/job.ts';
import { defineTopic } from '../platform/jobs/outbox.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { failCopy, isQueued, keepCopy } from './copy-queries.ts';
import { copyReadyMail } from './privacy-mails.ts';
import { writeCopy } from './write-copy.ts';

export const copyAsked = defineTopic<{ id: string; accountId: string }>('privacy.copy-asked');

const RETRIES = 4;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Makes the copy and mails its owner. After an interruption it starts again; if it runs twice, the first copy
 * counts.
 */
export const makeCopyJob = defineJob(
  'privacy.copy',
  { on: copyAsked, retries: RETRIES, timeoutSeconds: 300 },
  async (services, request, { number, signal }) => {
    try {
      await makeCopy(services, request, signal);
    } catch (error) {
      if (error instanceof PermanentFailure || number > RETRIES) {
        await failCopy(services.db, request.id);
      }
      throw error;
    }
  },
);

async function makeCopy(
  services: Services,
  { id, accountId }: { id: string; accountId: string },
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, publicUrl } = services;
  const owner = await findAccount(db, accountId);
  if (owner?.status !== 'active' || !(await isQueued(db, id))) return;
  const content = await writeCopy(services, accountId, signal);
  const readyAt = clock.now();
  const expiresAt = new Date(readyAt.getTime() + COPY_DAYS * DAY_MS);
  await db.transaction(async (tx) => {
    if (!(await keepCopy(tx, id, { content, readyAt, expiresAt }))) return;
    const mail = copyReadyMail(publicUrl, owner.socialName, expiresAt);
    await queueMail(tx, { to: owner.email, ...mail });
  });
}
