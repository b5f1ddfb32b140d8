import type { confirmOwnPassword as route } from '@arquiba/contract/sessions';
import { confirmPassword } from '../accounts/public/confirm-password.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { noteConfirmed } from '../platform/sessions/confirmed-session.ts';

export const confirmOwnPassword: Operation<typeof route> = async (context, { currentPassword }) => {
  await confirmPassword(context, currentPassword);
  await noteConfirmed(context, context.viewer);
};
