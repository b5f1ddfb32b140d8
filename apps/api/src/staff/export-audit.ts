import { AUDIT_EXPORT_MOST, type exportAudit as route } from '@arquiba/contract/audit';
import { listEntries } from '../audit/public/list-entries.ts';
import { recordDeed } from '../audit/public/record-deed.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { writeCsv } from '../platform/write-csv.ts';
import { readFilter } from './list-audit.ts';
import { presentEntries } from './present-entries.ts';

const HEAD = [
  ...['quando', 'quem', 'ação', 'sobre', 'id', 'antes', 'depois', 'motivo', 'pedido'],
] as const;

export const exportAudit: Operation<typeof route> = async (context, filter) => {
  const { db } = context;
  const limit = AUDIT_EXPORT_MOST + 1;
  const query = { ...readFilter(filter), before: LARGEST_ID, limit };
  const found = await listEntries(db, query);
  const cut = found.length === limit;
  const entries = await presentEntries(db, cut ? found.slice(0, -1) : found);
  await db.transaction((tx) =>
    recordDeed(tx, context, {
      ...{ action: 'audit.export', subject: { kind: 'audit', id: 'registro' } },
      after: { ...given(filter), rows: entries.length },
    }),
  );
  const lines = entries.map(({ at, actor, action, subject, before, after, reason, requestId }) => [
    ...[at, actor?.name ?? 'Linha de comando', action, subject.name, subject.id],
    ...[before ? JSON.stringify(before) : '', after ? JSON.stringify(after) : ''],
    ...[reason, requestId],
  ]);
  return { csv: writeCsv([[...HEAD], ...lines]), rows: entries.length, cut };
};

/** Without what was not asked. */
function given(filter: object): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
