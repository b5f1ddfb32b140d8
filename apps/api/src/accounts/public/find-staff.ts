import { type Permission, permissions } from '@arquiba/contract/permissions';
import type { Queryable } from '../../platform/database/database.ts';
import { listWithRole } from '../role-queries.ts';

/** The accounts of all who have a permission. */
export function findStaff(db: Queryable, permission: Permission): Promise<string[]> {
  return listWithRole(db, permissions[permission]);
}
