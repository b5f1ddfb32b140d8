import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/staff';
import * as accounts from '../accounts/public/staff-roles.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { presentStaff } from './present-staff.ts';

export const getOwnStanding: Operation<typeof contract.getOwnStanding> = async ({ db, viewer }) => {
  const found = await accounts.findStanding(db, viewer.accountId);
  if (!found) throw new ApiError('sign_in_required');
  return { roles: found.roles, active: found.active };
};

export const listStaff: Operation<typeof contract.listStaff> = async (context) => {
  const rows = await accounts.listStaff(context.db);
  return Promise.all(rows.map((row) => presentStaff(context, row)));
};
