import type { signOut as route } from '@arquiba/contract/sessions';
import type { Operation } from '../platform/calls/operation.ts';

export const signOut: Operation<typeof route> = async ({ session }) => {
  await session.close();
};
