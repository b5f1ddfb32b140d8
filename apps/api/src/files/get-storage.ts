import type { getStorage as route } from '@arquiba/contract/files';
import type { Operation } from '../platform/calls/operation.ts';

export const getStorage: Operation<typeof route> = async ({ media, viewer, memberQuota }) => ({
  usedBytes: await media.usedSpace(viewer.accountId),
  quotaBytes: memberQuota,
});
