import { ApiError } from '@arquiba/contract/errors';
import type { endOneSession as route } from '@arquiba/contract/sessions';
import type { Operation } from '../platform/calls/operation.ts';
import { closeSession } from '../platform/sessions/session.ts';

/** One's own only; the one that asks is ended like signing out. */
export const endOneSession: Operation<typeof route> = async (context, { id }) => {
  const { accountId, sessionId } = context.viewer;
  if (id === sessionId) return context.session.close();
  if (!(await closeSession(context, { accountId, sessionId: id }))) throw new ApiError('not_found');
};
