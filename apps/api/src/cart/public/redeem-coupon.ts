import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';

interface Redemption {
  code: string;
  accountId: string;
  orderId: string;
  now: Date;
}

/**
 * Uses a coupon once, in the order's transaction. False if the coupon or the account has no use left. Locks
 * the coupon's row first, so that concurrent uses are counted one after the other.
 */
export async function redeemCoupon(
  tx: Transaction,
  { code, accountId, orderId, now }: Redemption,
): Promise<boolean> {
  const counted = await tx.execute<{ perAccount: number | null }>(sql`
    UPDATE coupon SET uses = uses + 1
    WHERE code = ${code} AND disabled_at IS NULL AND starts_at <= ${now}
      AND (ends_at IS NULL OR ends_at > ${now}) AND (max_uses IS NULL OR uses < max_uses)
    RETURNING per_account AS "perAccount"`);
  const [coupon] = counted.rows;
  if (!coupon) return false;
  // A separate statement, so that it sees what the previous holders of the lock have written.
  const { rowCount } = await tx.execute(sql`
    WITH used AS (
      SELECT n FROM coupon_redemption WHERE coupon_code = ${code} AND account_id = ${accountId}
    ), free AS (
      SELECT min(n) AS n FROM generate_series(1, (SELECT count(*) + 1 FROM used)) AS n
      WHERE n NOT IN (SELECT n FROM used))
    INSERT INTO coupon_redemption (order_id, coupon_code, account_id, n, created_at)
    SELECT ${orderId}, ${code}, ${accountId}, n, ${now} FROM free
    WHERE ${coupon.perAccount}::integer IS NULL OR n <= ${coupon.perAccount}`);
  if (rowCount === 1) return true;
  await tx.execute(sql`UPDATE coupon SET uses = uses - 1 WHERE code = ${code}`);
  return false;
}

/** The order was closed: its use of a coupon is given back. */
export async function releaseCoupon(tx: Transaction, orderId: string): Promise<void> {
  const { rows } = await tx.execute<{ code: string }>(sql`
    UPDATE coupon SET uses = uses - 1
    WHERE code = (SELECT coupon_code FROM coupon_redemption WHERE order_id = ${orderId})
    RETURNING code`);
  if (rows.length > 0) {
    await tx.execute(sql`DELETE FROM coupon_redemption WHERE order_id = ${orderId}`);
  }
}
