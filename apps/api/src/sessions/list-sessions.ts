import type { listSessions as route } from '@arquiba/contract/sessions';
import type { Operation } from '../platform/calls/operation.ts';
import { describeDevice } from '../platform/sessions/describe-device.ts';
import { listSessions as list } from '../platform/sessions/own-sessions.ts';

export const listSessions: Operation<typeof route> = async (context) => {
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
