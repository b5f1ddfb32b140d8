import type { GuardianState } from '@arquiba/contract/guardians';
import { oldestOpen } from './link.ts';
import type { GuardianRow } from './queries.ts';

export function presentGuardian(row: GuardianRow | null, now: Date): GuardianState {
  if (!row) return null;
  return {
    status: statusOf(row, now),
    email: row.email && partlyHidden(row.email),
    requestedAt: row.requestedAt.toISOString(),
  };
}

function statusOf(row: GuardianRow, now: Date) {
  if (row.confirmedAt) return 'confirmed';
  if (!row.email) return 'refused';
  return row.requestedAt > oldestOpen(now) ? 'waiting' : 'expired';
}

/** Enough to notice a typing error: `ma•••@exemplo.com.br`. */
function partlyHidden(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}•••${email.slice(at)}`;
}
