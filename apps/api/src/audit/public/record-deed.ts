import type { AuditAction, AuditSubject } from '@arquiba/contract/audit';
import type { Clock } from '../../platform/clock.ts';
import { newId, type Transaction } from '../../platform/database/database.ts';
import { insertEntry } from '../queries.ts';

/** What is compared before and after: named values, never copies of personal data. */
export type Facts = Record<string, string | number | boolean | null | readonly string[]>;

/** Who acts: staff through a route, or the operator on the command line, who has no account. */
export interface Doer {
  clock: Clock;
  viewer?: { accountId: string } | null;
  requestId?: string;
}

export interface Deed {
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  before?: Facts | null;
  after?: Facts | null;
  reason?: string;
}

/** Writes into the audit log, in the transaction of the deed: both happen, or neither. */
export async function recordDeed(tx: Transaction, doer: Doer, deed: Deed): Promise<void> {
  const createdAt = doer.clock.now();
  await insertEntry(tx, {
    ...{ id: newId(createdAt), actorId: doer.viewer?.accountId ?? null, action: deed.action },
    ...{ subjectKind: deed.subject.kind, subject: deed.subject.id },
    ...{ before: deed.before ?? null, after: deed.after ?? null, reason: deed.reason ?? '' },
    ...{ requestId: doer.requestId ?? '', createdAt },
  });
}
