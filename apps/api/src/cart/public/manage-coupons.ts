import { dateInBrazil } from '@arquiba/brazil/age';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { type Queryable, violates } from '../../platform/database/database.ts';
import { describeCoupon } from '../coupon-rules.ts';
import { coupon } from '../tables.ts';

export type NewCoupon = Omit<
  typeof coupon.$inferInsert,
  'uses' | 'disabledAt' | 'createdAt' | 'startsAt'
>;

/** False if the code is taken. The table refuses invalid terms (such as a discount of the full price). */
export async function createCoupon(db: Queryable, row: NewCoupon, now: Date): Promise<boolean> {
  try {
    await db
      .insert(coupon)
      .values({ ...row, startsAt: now, uses: 0, disabledAt: null, createdAt: now });
    return true;
  } catch (error) {
    if (violates(error, 'coupon_pkey')) return false;
    throw error;
  }
}

/** Without personal ones, the newest first, each with its description. */
export async function listCoupons(db: Queryable, limit: number) {
  const rows = await db
    .select()
    .from(coupon)
    .where(eq(coupon.personal, false))
    .orderBy(desc(coupon.createdAt))
    .limit(limit);
  return rows.map(({ endsAt, ...row }) => ({
    ...row,
    description: describeCoupon(row),
    lastDay: endsAt && dateInBrazil(endsAt),
  }));
}

/** From now on it applies to no cart; orders that used it keep it. False if there is none to disable. */
export async function disableCoupon(db: Queryable, code: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(coupon)
    .set({ disabledAt: now })
    .where(and(eq(coupon.code, code), isNull(coupon.disabledAt)));
  return rowCount === 1;
}
