import { ApiError } from '@arquiba/contract/errors';
import { type Role, roleTitles } from '@arquiba/contract/permissions';
import type { setRoles as route } from '@arquiba/contract/staff';
import { changeRoles, inOrder, isSame } from '../accounts/public/change-roles.ts';
import { isLastAdministrator } from '../accounts/public/change-status.ts';
import { findStanding, lockForRoles } from '../accounts/public/staff-roles.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { requireConfirmed } from '../platform/sessions/confirmed-session.ts';
import { presentStaff } from './present-staff.ts';
import { rolesMail } from './roles-mail.ts';

export const setRoles: Operation<typeof route> = async (context, { email, roles, seen }) => {
  await requireConfirmed(context);
  const { db, clock, publicUrl } = context;
  const row = await db.transaction(async (tx) => {
    const found = await lockForRoles(tx, email);
    if (found?.status !== 'active') throw invalidInput({ email: 'Nenhuma conta tem este e-mail' });
    if (!isSame(inOrder(found.roles), inOrder(seen))) throw changed(found.roles);
    if (found.roles.includes('administrator') && !roles.includes('administrator')) {
      if (await isLastAdministrator(tx, found.id)) throw lastAdministrator();
    }
    const isChanged = await changeRoles(tx, context, found, roles);
    const after = await findStanding(tx, found.id);
    if (!after) throw new Error(`No account ${found.id}`);
    if (isChanged) {
      const mail = { ...after, changedAt: clock.now(), site: publicUrl };
      await queueMail(tx, { to: after.email, ...rolesMail(mail) });
    }
    return after;
  });
  return presentStaff(context, row);
};

function changed(now: readonly Role[]): ApiError {
  const names = now.length === 0 ? 'nenhum' : now.map((role) => roleTitles[role]).join(', ');
  return new ApiError('changed', {
    message: `Os papéis mudaram enquanto você olhava. Agora: ${names}.`,
  });
}

function lastAdministrator(): ApiError {
  const message = 'Esta é a única conta que administra: dê o papel a outra antes.';
  return new ApiError('not_allowed', { message });
}
