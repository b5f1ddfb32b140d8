import type { Role } from '@arquiba/contract/permissions';
import { appoint } from '@arquiba/testing/people';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { productDatabase } from './product-database.ts';
import type { Visit, VisitOptions } from './visit.ts';

/**
 * Somebody of the staff, signed in. The roles come after the sign-in, as nobody knows a code of the second factor
 * that comes with them.
 */
export async function visitAsStaff(
  visit: (options: VisitOptions) => Promise<Visit>,
  { name, roles, ...options }: { name: string; roles: Role[] } & VisitOptions,
): Promise<Visit & { member: Newcomer }> {
  const member = await signUpNewcomer(name);
  const visited = await visit({ ...options, account: member });
  const pool = productDatabase();
  const found = await pool.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [
    member.email,
  ]);
  await appoint(pool, found.rows[0]?.id ?? '', roles);
  return { ...visited, member };
}
