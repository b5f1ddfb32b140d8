import type { StaffMember } from '@arquiba/contract/staff';
import type { listStaff } from '../accounts/public/staff-roles.ts';
import type { Services } from '../platform/context.ts';

type StaffRow = Awaited<ReturnType<typeof listStaff>>[number];

/** For administrators, who know staff by their e-mails. */
export async function presentStaff(
  services: Services,
  { accountId, name, email, roles, active }: StaffRow,
): Promise<StaffMember> {
  const face = await services.hooks.accountFace(services, accountId);
  return { accountId, name, email, roles, active, ...face };
}
