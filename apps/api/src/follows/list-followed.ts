import type { listFollowed as route } from '@arquiba/contract/follow-lists';
import type { Operation } from '../platform/calls/operation.ts';
import { listPeopleAround } from '../profiles/public/follow-lists.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';

export const listFollowed: Operation<typeof route> = async (context, { username, ...place }) => {
  const profile = await resolveUsername(context, username);
  return listPeopleAround(context, profile, 'followed', place);
};
