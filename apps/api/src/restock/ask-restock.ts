import { ApiError } from '@arquiba/contract/errors';
import { MOST_RESTOCK_REQUESTS, type askRestock as route } from '@arquiba/contract/restock';
import { findAccount } from '../accounts/public/find-account.ts';
import { findVariants, type Variant } from '../catalog/public/variants.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { insertRequest, listWaiting } from './queries.ts';
import { confirmRestockMail } from './restock-mails.ts';
import { restockToken } from './restock-token.ts';

const DAY_MS = 24 * 60 * 60_000;
const UNCONFIRMED_MS = 3 * DAY_MS;
/** Somebody who has waited this long has bought another frame. */
const CONFIRMED_MS = 180 * DAY_MS;

/** When a request that is confirmed now ends. */
export function endOfRequest(now: Date): Date {
  return new Date(now.getTime() + CONFIRMED_MS);
}

/** An account waits at once; an e-mail gets a link that confirms it. */
export const askRestock: Operation<typeof route> = async (context, { variantId, email }) => {
  const { db, viewer } = context;
  if (!viewer && !email) throw invalidInput({ email: 'Preencha o e-mail' });
  const variant = (await findVariants(db, [variantId])).get(variantId);
  if (!variant) throw new ApiError('not_found');
  if (variant.available > 0) {
    throw new ApiError('not_allowed', { message: 'Esta cor já está no estoque.' });
  }
  if (viewer) {
    await askForAccount(context, viewer.accountId, variantId);
    return { confirmed: true };
  }
  await askForEmail(context, email ?? '', variant);
  return { confirmed: false };
};

async function askForAccount({ db, clock }: Context, accountId: string, variantId: string) {
  const account = await findAccount(db, accountId);
  if (!account?.emailConfirmedAt) throw new ApiError('email_unconfirmed');
  const owner = { accountId, email: null };
  if ((await listWaiting(db, owner)).length >= MOST_RESTOCK_REQUESTS) {
    throw new ApiError('not_allowed', {
      message: `Você já espera por ${MOST_RESTOCK_REQUESTS} cores, o máximo.`,
    });
  }
  const now = clock.now();
  const row = { id: newId(now), variantId, ...owner, confirmedAt: now, toldAt: null };
  await db.transaction((tx) =>
    insertRequest(tx, { ...row, expiresAt: endOfRequest(now), createdAt: now }),
  );
}

/** Who already waits gets no second mail, and nobody can see the difference. */
async function askForEmail(
  { db, clock, vault, publicUrl }: Context,
  email: string,
  variant: Variant,
): Promise<void> {
  const now = clock.now();
  const owner = { accountId: null, email };
  if ((await listWaiting(db, owner)).length >= MOST_RESTOCK_REQUESTS) return;
  const row = { id: newId(now), variantId: variant.id, ...owner, confirmedAt: null, toldAt: null };
  const expiresAt = new Date(now.getTime() + UNCONFIRMED_MS);
  await db.transaction(async (tx) => {
    const stored = await insertRequest(tx, { ...row, expiresAt, createdAt: now });
    if (stored.confirmedAt) return;
    const token = restockToken(vault, stored.id);
    await queueMail(tx, { to: email, ...confirmRestockMail(publicUrl, variant, token) });
  });
}
