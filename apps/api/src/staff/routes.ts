import * as audit from '@arquiba/contract/audit';
import * as contract from '@arquiba/contract/staff';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit, listAuditActors } from './list-audit.ts';
import { getOwnStanding, listStaff } from './list-staff.ts';
import { setRoles } from './set-roles.ts';

export const handlers: Handler[] = [
  handle(contract.getOwnStanding, getOwnStanding),
  handle(contract.listStaff, listStaff),
  handle(contract.setRoles, setRoles),
  handle(audit.listAudit, listAudit),
  handle(audit.listAuditActors, listAuditActors),
  handle(audit.exportAudit, exportAudit),
];
