import type { endOtherSessions as route } from '@arquiba/contract/sessions';
import type { Operation } from '../platform/calls/operation.ts';
import { closeSessionsOf } from '../platform/sessions/session.ts';

export const endOtherSessions: Operation<typeof route> = async (context) => {
  const { accountId, sessionId } = context.viewer;
  await closeSessionsOf(context, accountId, sessionId);
};
