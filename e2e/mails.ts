import { awaitMail, type ExpectedMail, type ReadMail } from '@arquiba/testing/mails';
import { inject } from 'vitest';

/** Waits for a mail of the running product. */
export function waitForMail(expected: ExpectedMail): Promise<ReadMail> {
  return awaitMail(inject('mailFolder'), expected);
}
