import { inBrasilia } from '@arquiba/brazil/brasilia';
import { listNewFrames, type NewFrame } from '../catalog/public/new-frames.ts';
import type { Services } from '../platform/context.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { newsletterLink, newsMail } from './newsletter-mails.ts';
import { newsletterToken } from './newsletter-token.ts';
import { sweepUnconfirmed, takeReaders } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const THURSDAY = 4;
const PORTION = 200;
const MOST_FRAMES = 6;

/** On Thursdays at ten in Brasília, if frames came in the last week. */
export const sendNewsJob = defineJob(
  'newsletter.send',
  { schedule: '0 13 * * *', retries: 5, firstRetrySeconds: 60, timeoutSeconds: 3600 },
  async (services, _payload, { signal }) => {
    const { db, clock } = services;
    const now = clock.now();
    await sweepUnconfirmed(db, now);
    if (inBrasilia(now).getUTCDay() !== THURSDAY) return;
    const since = new Date(now.getTime() - 7 * DAY_MS);
    const frames = await listNewFrames(db, { since, limit: MOST_FRAMES });
    if (frames.length === 0) return;
    while (!signal.aborted && (await sendSome(services, frames, now)));
  },
);

/** Taken and mailed in one transaction: nobody is mailed twice or left out. False if nobody was left. */
async function sendSome(
  { db, vault, publicUrl }: Services,
  frames: readonly NewFrame[],
  now: Date,
): Promise<boolean> {
  const notSince = new Date(now.getTime() - DAY_MS);
  return db.transaction(async (tx) => {
    const readers = await takeReaders(tx, { now, notSince, limit: PORTION });
    for (const { id, email } of readers) {
      const unsubscribeUrl = newsletterLink(publicUrl, newsletterToken(vault, id));
      const mail = newsMail(publicUrl, frames, unsubscribeUrl);
      await queueMail(tx, { to: email, ...mail, unsubscribeUrl });
    }
    return readers.length > 0;
  });
}
