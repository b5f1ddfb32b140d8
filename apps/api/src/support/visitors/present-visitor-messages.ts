import type { VisitorMessage } from '@arquiba/contract/visitor-messages';
import { findAccount } from '../../accounts/public/find-account.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { VisitorRow } from './queries.ts';

/** For staff, who see which of them has answered. */
export async function presentVisitorMessages(
  db: Queryable,
  rows: readonly VisitorRow[],
): Promise<VisitorMessage[]> {
  const ids = new Set(rows.flatMap(({ answeredBy }) => answeredBy ?? []));
  const staff = await Promise.all([...ids].map((id) => findAccount(db, id)));
  const names = new Map(staff.flatMap((each) => (each ? [[each.id, each.socialName]] : [])));
  return rows.map((row) => {
    const { id, name, email, message, createdAt, answer, answeredAt, answeredBy } = row;
    return {
      ...{ id, name, email, message, createdAt: createdAt.toISOString() },
      answer:
        answer !== null && answeredAt
          ? { text: answer, by: names.get(answeredBy ?? '') ?? null, at: answeredAt.toISOString() }
          : null,
    };
  });
}
