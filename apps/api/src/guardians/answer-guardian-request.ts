import type { answerGuardianRequest as route } from '@arquiba/contract/guardians';
import { loadAccountSummary } from '../accounts/public/account-summary.ts';
import type { Operation } from '../platform/calls/operation.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import { confirmedMail, refusedMail } from './guardian-mails.ts';
import { addressHash, oldestOpen } from './link.ts';
import { linkGone } from './link-gone.ts';
import { confirmRequest, findRequest, insertRefusal, refuseRequest } from './queries.ts';

/**
 * A confirmation opens the profile. A guardian who does not know the account is deleted and not written to
 * again; the account stays, private, and its owner is asked for another guardian.
 */
export const answerGuardianRequest: Operation<typeof route> = async (context, input) => {
  const { db, clock } = context;
  const tokenHash = secretTokenHash(input.token);
  const request = await findRequest(db, tokenHash, oldestOpen(clock.now()));
  const account = request && (await loadAccountSummary(context, request.accountId));
  if (!account || !request.email) throw linkGone();
  const { email: guardianEmail } = request;
  await db.transaction((tx) =>
    input.answer === 'confirm'
      ? confirm(tx, context, tokenHash, account)
      : refuse(tx, context, tokenHash, { ...account, guardianEmail }),
  );
  return { socialName: account.socialName };
};

interface Asking {
  id: string;
  socialName: string;
  email: string;
  username: string;
}

async function confirm(tx: Transaction, context: Context, tokenHash: Buffer, account: Asking) {
  const { clock, hooks, publicUrl } = context;
  const now = clock.now();
  if (!(await confirmRequest(tx, tokenHash, oldestOpen(now), now))) throw linkGone();
  for (const open of hooks.accountOpened) await open(tx, account.id);
  const url = new URL(`/perfil/${account.username}`, publicUrl).href;
  await queueMail(tx, { to: account.email, ...confirmedMail({ ...account, url }) });
}

async function refuse(
  tx: Transaction,
  { clock, publicUrl }: Context,
  tokenHash: Buffer,
  account: Asking & { guardianEmail: string },
) {
  const now = clock.now();
  if (!(await refuseRequest(tx, tokenHash, oldestOpen(now)))) throw linkGone();
  await insertRefusal(tx, addressHash(account.guardianEmail), now);
  const url = new URL('/minha-conta/meus-dados/responsavel', publicUrl).href;
  await queueMail(tx, { to: account.email, ...refusedMail({ ...account, url }) });
}
