import { nameProblem } from '@arquiba/contract/person-name';
import type { sendVisitorMessage as route } from '@arquiba/contract/visitor-messages';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import { newId } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/mail-job.ts';
import { findRepeated, insertVisitorMessage } from './queries.ts';
import { mailToShop } from './visitor-mails.ts';

const REPEATED_WITHIN_MS = 60 * 60_000;

/**
 * Stores the message for the staff's inbox and mails it to the shop. Nothing goes to the address that the
 * visitor gave: anyone can write anyone's.
 */
export const sendVisitorMessage: Operation<typeof route> = async (context, input) => {
  const { db, clock, shop, publicUrl } = context;
  const problem = nameProblem('O nome', input.name);
  if (problem) throw invalidInput({ name: problem });
  const createdAt = clock.now();
  const since = new Date(createdAt.getTime() - REPEATED_WITHIN_MS);
  return db.transaction(async (tx) => {
    const repeated = await findRepeated(tx, input, since);
    if (repeated !== null) return { id: repeated };
    const row = { id: newId(createdAt), ...input, createdAt };
    await insertVisitorMessage(tx, row);
    await queueMail(tx, mailToShop(row, { shopEmail: shop.email, site: publicUrl }));
    return { id: row.id };
  });
};
