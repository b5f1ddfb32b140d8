import type { AuditEntry } from '@arquiba/contract/audit';
import { namesOf } from '../accounts/public/names-of.ts';
import type { EntryRow } from '../audit/public/list-entries.ts';
import type { Queryable } from '../platform/database/database.ts';

/** The log has ids; the names are those of today. */
export async function presentEntries(
  db: Queryable,
  rows: readonly EntryRow[],
): Promise<AuditEntry[]> {
  const accounts = rows.flatMap(({ actorId, subjectKind, subject }) => [
    ...(actorId === null ? [] : [actorId]),
    ...(subjectKind === 'account' ? [subject] : []),
  ]);
  const names = await namesOf(db, accounts);
  const nameOf = (id: string) => names.get(id) ?? 'Conta que não existe mais';
  return rows.map(({ id, actorId, action, subjectKind, subject, createdAt, ...rest }) => ({
    ...{ id, at: createdAt.toISOString(), action },
    actor: actorId === null ? null : { id: actorId, name: nameOf(actorId) },
    subject: {
      ...{ kind: subjectKind, id: subject },
      name: subjectKind === 'account' ? nameOf(subject) : subject,
    },
    ...{ before: rest.before as AuditEntry['before'], after: rest.after as AuditEntry['after'] },
    ...{ reason: rest.reason, requestId: rest.requestId },
  }));
}
