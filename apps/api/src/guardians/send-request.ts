import { invalidInput } from '../platform/calls/read-input.ts';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { newSecretToken, secretTokenHash } from '../platform/sessions/secret-token.ts';
import { requestMail } from './guardian-mails.ts';
import { addressHash, oldestOpen } from './link.ts';
import { countRequestsTo, isRefused, putRequest } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REQUESTS_A_DAY = 5;

interface GuardianRequest {
  accountId: string;
  socialName: string;
  email: string;
  neededUntil: string;
  at: Date;
}

/** Mails a guardian; the link of an earlier mail stops working. */
export async function sendRequest(
  tx: Transaction,
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { accountId, socialName, email, neededUntil, at }: GuardianRequest,
): Promise<void> {
  await checkMayWrite(tx, email, at);
  const token = newSecretToken();
  await putRequest(tx, {
    ...{ accountId, email, neededUntil },
    ...{ tokenHash: secretTokenHash(token), requestedAt: at },
  });
  const url = new URL(`/responsavel/${token}`, publicUrl).href;
  await queueMail(tx, { to: email, ...requestMail({ socialName, url }) });
}

/** Sign-up accepts any address: without this, anyone could flood a stranger's inbox. */
async function checkMayWrite(tx: Transaction, email: string, now: Date): Promise<void> {
  const today = new Date(now.getTime() - DAY_MS);
  const asked = await countRequestsTo(tx, email, today);
  const refused = await isRefused(tx, addressHash(email), oldestOpen(now));
  if (asked < REQUESTS_A_DAY && !refused) return;
  throw invalidInput({
    guardianEmail: 'Não podemos escrever para este e-mail agora. Indique outro responsável',
  });
}
