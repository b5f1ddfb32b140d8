import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import type { CouponRow } from './queries.ts';

/** A coupon, and how often an account has used it. */
export async function findCoupon(
  db: Queryable,
  code: string,
  accountId: string | null,
): Promise<{ coupon: CouponRow; used: number } | null> {
  const { rows } = await db.execute<CouponRow & { used: number } & Record<string, unknown>>(sql`
    SELECT code, kind, basis_points AS "basisPoints", value_cents AS "valueCents",
      minimum_cents AS "minimumCents", starts_at AS "startsAt", ends_at AS "endsAt",
      max_uses AS "maxUses", uses, per_account AS "perAccount", disabled_at AS "disabledAt",
      (SELECT count(*)::integer FROM coupon_redemption
        WHERE coupon_code = code AND account_id = ${accountId}) AS used
    FROM coupon WHERE code = ${code}`);
  const [row] = rows;
  if (!row) return null;
  const { used, ...coupon } = row;
  return { coupon, used };
}
