import type { endOtherSessions as route } from '@arquiba/contract/sessions';
import type { Operation } from '../platform/operation.ts';
import { closeSessionsOf } from '../platform/session.ts';

export const endOtherSessions: Operation<typeof route> = async (context) => {
  const { accountId, sessionId } = context.viewer;
  await closeSessionsOf(context, accountId, sessionId);
};
