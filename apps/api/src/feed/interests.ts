import type * as contract from '@arquiba/contract/interests';
import type { Operation } from '../platform/calls/operation.ts';
import { findSports, replaceSports } from './interest-queries.ts';

export const getInterests: Operation<typeof contract.getInterests> = async ({ db, viewer }) => ({
  sports: await findSports(db, viewer.accountId),
});

export const setInterests: Operation<typeof contract.setInterests> = async (
  { db, viewer },
  input,
) => {
  const sports = [...new Set(input.sports)];
  await db.transaction((tx) => replaceSports(tx, viewer.accountId, sports));
  return { sports };
};
