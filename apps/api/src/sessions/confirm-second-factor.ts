import { ApiError } from '@arquiba/contract/errors';
import type { confirmSecondFactor as route } from '@arquiba/contract/sessions';
import { findAccount } from '../accounts/public/find-account.ts';
import type { Operation } from '../platform/calls/operation.ts';
import type { Context } from '../platform/context.ts';
import { checkSecondFactor, wrongCode } from '../second-factors/public/check-second-factor.ts';
import { mailSecurityNotice } from '../second-factors/public/security-notice.ts';
import { closeChallenge, takeTry } from './challenge-queries.ts';
import { closedDoor } from './public/closed-door.ts';
import { enter } from './public/enter.ts';

export const confirmSecondFactor: Operation<typeof route> = async (context, input) => {
  const { challenge, code } = input;
  const taken = await takeTry(context, challenge);
  const account = taken && (await findAccount(context.db, taken.accountId));
  if (!account) throw new ApiError('challenge_expired');
  if (!(await checkSecondFactor(context, account.id, code))) {
    if (taken.triesLeft === 0) await warnOwner(context, account.id);
    throw wrongCode();
  }
  if (!(await closeChallenge(context, challenge))) throw new ApiError('challenge_expired');
  return (await closedDoor(context, account)) ?? (await enter(context, account.id));
};

/** Five wrong codes after the right password: another person may know the password. */
async function warnOwner(context: Context, accountId: string): Promise<void> {
  await context.db.transaction((tx) =>
    mailSecurityNotice(tx, context, accountId, {
      subject: 'Alguém tentou entrar na sua conta',
      happened:
        'Alguém digitou a sua senha certa e errou cinco vezes o código da verificação em duas etapas. A sua conta continua protegida.',
    }),
  );
}
