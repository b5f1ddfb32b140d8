import { cleanName } from '@arquiba/contract/person-name';
import { closeEmailChanges, findOpenEmailChange } from '../accounts/public/email-changes.ts';
import { deletePasskeysExcept, listOwnPasskeys } from '../passkeys/public/passkeys-of.ts';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { listSessions } from '../platform/sessions/own-sessions.ts';
import { deleteSecondFactor, findSecondFactor } from '../second-factors/public/second-factor-of.ts';
import { deleteChallengesOf } from '../sessions/public/sign-in-challenges.ts';

interface Owner {
  id: string;
  emailConfirmedAt: Date | null;
}

export type WaysIn = Awaited<ReturnType<typeof readWaysIn>>;

/** Everything that lets a person into an account besides its password. */
export async function readWaysIn(services: Pick<Services, 'db' | 'clock'>, owner: Owner) {
  const { db, clock } = services;
  const factor = await findSecondFactor(db, owner.id);
  return {
    passkeys: await listOwnPasskeys(db, owner.id),
    sessions: await listSessions(services, owner.id),
    secondFactor: factor?.enabledAt
      ? { enabledAt: factor.enabledAt, stays: isOfOwner(factor.enabledAt, owner) }
      : null,
    pendingEmail: (await findOpenEmailChange(db, owner.id, clock.now()))?.newEmail ?? null,
  };
}

/**
 * Ends them, except the passkeys to keep and a second factor of the owner. The new password ends the
 * sessions. Returns what ended, in words for the mail.
 */
export async function endWaysIn(
  tx: Transaction,
  owner: Owner,
  keepPasskeys: readonly string[],
  now: Date,
): Promise<string[]> {
  const passkeys = await deletePasskeysExcept(tx, owner.id, keepPasskeys);
  const factor = await findSecondFactor(tx, owner.id);
  const isForeign = Boolean(factor?.enabledAt && !isOfOwner(factor.enabledAt, owner));
  if (isForeign) await deleteSecondFactor(tx, owner.id);
  const change = await findOpenEmailChange(tx, owner.id, now);
  await closeEmailChanges(tx, owner.id, now);
  await deleteChallengesOf(tx, owner.id);
  return [
    ...passkeys.map(({ name }) => `Chave de acesso “${cleanName(name)}”`),
    ...(isForeign ? ['Verificação em duas etapas'] : []),
    ...(change ? [`Troca do e-mail para ${change.newEmail}`] : []),
  ];
}

/**
 * A second factor from before the e-mail was confirmed may be a stranger's, who would then lock out the
 * owner. One from later stays: access to the mailbox alone does not bypass it.
 */
function isOfOwner(enabledAt: Date, { emailConfirmedAt }: Owner): boolean {
  return emailConfirmedAt !== null && enabledAt >= emailConfirmedAt;
}
