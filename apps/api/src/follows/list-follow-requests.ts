import type { listFollowRequests as route } from '@arquiba/contract/follow-lists';
import type { Operation } from '../platform/calls/operation.ts';
import { listRequesters } from '../profiles/public/follow-lists.ts';

export const listFollowRequests: Operation<typeof route> = (context, place) =>
  listRequesters(context, context.viewer.accountId, place);
