import { dateInBrazil } from '@arquiba/brazil/age';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { type Queryable, violates } from '../../platform/database/database.ts';
import { describeCoupon } from '../coupon-rules.ts';
import { coupon } from '../tables.ts';

type CouponRow = typeof coupon.$inferSelect;
export type NewCoupon = Omit<CouponRow, 'uses' | 'disabledAt' | 'createdAt' | 'startsAt'>;

/** False where the code is taken. What makes no sense (all of the price off) the table refuses. */
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

/** The newest first, each with what it gives. */
export async function listCoupons(db: Queryable, limit: number) {
  const rows = await db.select().from(coupon).orderBy(desc(coupon.createdAt)).limit(limit);
  return rows.map(({ endsAt, ...row }) => ({
    ...row,
    description: describeCoupon(row),
    lastDay: endsAt && dateInBrazil(endsAt),
  }));
}

/** From now on it counts for no cart; orders that took it keep it. False where there is none to stop. */
export async function disableCoupon(db: Queryable, code: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(coupon)
    .set({ disabledAt: now })
    .where(and(eq(coupon.code, code), isNull(coupon.disabledAt)));
  return rowCount === 1;
}
