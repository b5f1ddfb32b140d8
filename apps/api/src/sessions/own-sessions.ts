import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/sessions';
import type { Operation } from '../platform/calls/operation.ts';
import { describeDevice } from '../platform/sessions/describe-device.ts';
import { listSessions as list } from '../platform/sessions/own-sessions.ts';
import { closeSession, closeSessionsOf } from '../platform/sessions/session.ts';

export const listSessions: Operation<typeof contract.listSessions> = async (context) => {
  const { accountId, sessionId } = context.viewer;
  const sessions = await list(context, accountId);
  return {
    items: sessions.map(({ id, userAgent, ip, createdAt, lastUsedAt }) => {
      const { words: device, kind } = describeDevice(userAgent);
      return {
        ...{ id, device, kind, ip, current: id === sessionId },
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      };
    }),
  };
};

/** Only one's own; ending the current session is like signing out. */
export const endOneSession: Operation<typeof contract.endOneSession> = async (context, { id }) => {
  const { accountId, sessionId } = context.viewer;
  if (id === sessionId) return context.session.close();
  if (!(await closeSession(context, { accountId, sessionId: id }))) throw new ApiError('not_found');
};

export const endOtherSessions: Operation<typeof contract.endOtherSessions> = async (context) => {
  const { accountId, sessionId } = context.viewer;
  await closeSessionsOf(context, accountId, sessionId);
};
