import type { Transaction } from '../database/database.ts';
import { defineJob } from '../jobs/job.ts';
import { announce, defineTopic } from '../jobs/outbox.ts';
import type { Mail } from '../ports/mailer.ts';
import { checkMail } from './mail.ts';
import { fillPictures } from './mail-pictures.ts';

const mailQueued = defineTopic<Mail>('mail.queued');

/** Sends a mail if, and only if, the transaction commits; retried while the mail server is unreachable. */
export async function queueMail(tx: Transaction, mail: Mail): Promise<void> {
  checkMail(mail);
  await announce(tx, mailQueued, mail);
}

export const sendMailJob = defineJob(
  'mail.send',
  {
    ...{ on: mailQueued, concurrency: 2 },
    ...{ retries: 10, firstRetrySeconds: 10, timeoutSeconds: 90 },
  },
  ({ media, ...services }, mail, { jobId }) =>
    services.mail.send({ ...mail, html: fillPictures(mail.html, media) }, jobId),
);
