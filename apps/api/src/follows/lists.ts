import type * as contract from '@arquiba/contract/follow-lists';
import type { Operation } from '../platform/calls/operation.ts';
import { listPeopleAround } from '../profiles/public/follow-lists.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';

export const listFollowers: Operation<typeof contract.listFollowers> = async (
  context,
  { username, ...place },
) => {
  const profile = await resolveUsername(context, username);
  return listPeopleAround(context, profile, 'followers', place);
};

export const listFollowed: Operation<typeof contract.listFollowed> = async (
  context,
  { username, ...place },
) => {
  const profile = await resolveUsername(context, username);
  return listPeopleAround(context, profile, 'followed', place);
};
