import type { LensIndex, LensKind, LensTreatment } from '@arquiba/contract/lenses';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { lens, lensLine, lensTreatment } from '../tables.ts';

export type LensChanges = Partial<
  Pick<typeof lens.$inferSelect, 'priceCents' | 'businessDays' | 'offered'>
>;

/** What staff do with the lenses of the shop. Carts follow at once; orders stay as they were bought. */
export function operateLenses(db: Queryable) {
  return {
    /** Also what is not offered now. */
    async list() {
      return {
        lenses: await db.select().from(lens).orderBy(asc(lens.kind), asc(lens.index)),
        treatments: await db.select().from(lensTreatment).orderBy(asc(lensTreatment.treatment)),
        lines: await db.select().from(lensLine).orderBy(asc(lensLine.line)),
      };
    },
    /** Returns whether the shop has such a lens. */
    async change(kind: LensKind, index: LensIndex, changes: LensChanges): Promise<boolean> {
      const named = and(eq(lens.kind, kind), eq(lens.index, index));
      const { rowCount } = await db.update(lens).set(changes).where(named);
      return rowCount === 1;
    },
    async changeTreatment(treatment: LensTreatment, changes: LensChanges): Promise<void> {
      await db.update(lensTreatment).set(changes).where(eq(lensTreatment.treatment, treatment));
    },
    /** Which kinds the frames of a line take; null for every kind. */
    async setLine(line: string, kinds: LensKind[] | null): Promise<void> {
      if (!kinds) return void (await db.delete(lensLine).where(eq(lensLine.line, line)));
      const target = lensLine.line;
      await db
        .insert(lensLine)
        .values({ line, kinds })
        .onConflictDoUpdate({ target, set: { kinds } });
    },
  };
}
