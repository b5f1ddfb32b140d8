import { sql } from 'drizzle-orm';
import { type CartNeeds, type CartState, type CouponRow, hasBought } from './queries.ts';

interface Found extends Pick<CartState, 'hasBought'> {
  coupon: CouponRow;
  used: number;
}

/** A coupon, and what an account did before. */
export async function findCoupon(
  services: CartNeeds,
  code: string,
  accountId: string | null,
): Promise<Found | null> {
  const { rows } = await services.db.execute<
    CouponRow & { used: number } & Record<string, unknown>
  >(sql`
    SELECT code, kind, basis_points AS "basisPoints", value_cents AS "valueCents",
      minimum_cents AS "minimumCents", starts_at AS "startsAt", ends_at AS "endsAt",
      max_uses AS "maxUses", uses, per_account AS "perAccount",
      first_purchase AS "firstPurchase", disabled_at AS "disabledAt",
      (SELECT count(*)::integer FROM coupon_redemption
        WHERE coupon_code = code AND account_id = ${accountId}) AS used
    FROM coupon WHERE code = ${code}`);
  const [row] = rows;
  if (!row) return null;
  const { used, ...coupon } = row;
  return { coupon, used, hasBought: await hasBought(services, accountId, coupon) };
}
