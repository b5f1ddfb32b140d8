import type * as contract from '@arquiba/contract/audit';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { namesOf } from '../accounts/public/names-of.ts';
import { listActors, listEntries } from '../audit/public/list-entries.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { instantOf } from '../platform/local-time.ts';
import { presentEntries } from './present-entries.ts';

const OPERATOR = { by: 'operador', name: 'Linha de comando' };
const DAY_MS = 24 * 60 * 60_000;

export const listAudit: Operation<typeof contract.listAudit> = async ({ db }, input) => {
  const { cursor, limit, ...filter } = input;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const rows = await listEntries(db, { ...readFilter(filter), before, limit: limit + 1 });
  const { items, nextCursor } = takePage(rows, limit, ({ id }) => [id]);
  return { items: await presentEntries(db, items), nextCursor };
};

export const listAuditActors: Operation<typeof contract.listAuditActors> = async ({ db }) => {
  const ids = await listActors(db);
  const names = await namesOf(
    db,
    ids.flatMap((id) => id ?? []),
  );
  return ids.map((id) =>
    id === null ? OPERATOR : { by: id, name: names.get(id) ?? 'Conta que não existe mais' },
  );
};

type Filter = ParsedInputOf<typeof contract.exportAudit>;

export function readFilter({ by, action, subject, from, to }: Filter) {
  return {
    actor: by === OPERATOR.by ? ('operator' as const) : by ? { id: by } : undefined,
    action,
    subject: subject?.trim(),
    from: from ? startOf(from) : undefined,
    until: to ? new Date(startOf(to).getTime() + DAY_MS) : undefined,
  };
}

/** Of a day in Brazil, where the clocks are not changed. */
function startOf(day: string): Date {
  return instantOf(`${day}T00:00`, 'America/Sao_Paulo');
}
