import { inject } from 'vitest';
import { awaitMail, type ExpectedMail, type ReadMail } from '../tools/testing/mails.ts';

/** Waits for a mail of the running product. */
export function waitForMail(expected: ExpectedMail): Promise<ReadMail> {
  return awaitMail(inject('mailFolder'), expected);
}
