import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';

/** Who bought without an account. */
interface Guest {
  email: string;
  document: string;
}

interface Redemption {
  code: string;
  /** Null for a guest. */
  accountId: string | null;
  guest: Guest | null;
  orderId: string;
  /** Whether the buyer has bought before. */
  hasBought: boolean;
  now: Date;
}

/**
 * Uses a coupon once, in the order's transaction. False if the coupon or the buyer has no use left. Locks the
 * coupon's row first, so that concurrent uses are counted one after the other.
 */
export async function redeemCoupon(
  tx: Transaction,
  { code, accountId, guest, orderId, hasBought, now }: Redemption,
): Promise<boolean> {
  const counted = await tx.execute<{ perAccount: number | null }>(sql`
    UPDATE coupon SET uses = uses + 1
    WHERE code = ${code} AND disabled_at IS NULL AND starts_at <= ${now}
      AND (ends_at IS NULL OR ends_at > ${now}) AND (max_uses IS NULL OR uses < max_uses)
      AND NOT (first_purchase AND ${hasBought})
    RETURNING per_account AS "perAccount"`);
  const [coupon] = counted.rows;
  if (!coupon) return false;
  // A separate statement, so that it sees what the previous holders of the lock have written.
  const { perAccount: most } = coupon;
  const { rowCount } = await tx.execute(
    guest
      ? addOfGuest({ code, orderId, now, most }, guest)
      : addOfAccount({ code, orderId, now, most }, accountId),
  );
  if (rowCount === 1) return true;
  await tx.execute(sql`UPDATE coupon SET uses = uses - 1 WHERE code = ${code}`);
  return false;
}

interface Use extends Pick<Redemption, 'code' | 'orderId' | 'now'> {
  /** For each account, or each guest. */
  most: number | null;
}

function addOfAccount({ code, orderId, now, most }: Use, accountId: string | null): SQL {
  return sql`
    WITH used AS (
      SELECT n FROM coupon_redemption WHERE coupon_code = ${code} AND account_id = ${accountId}
    ), free AS (
      SELECT min(n) AS n FROM generate_series(1, (SELECT count(*) + 1 FROM used)) AS n
      WHERE n NOT IN (SELECT n FROM used))
    INSERT INTO coupon_redemption (order_id, coupon_code, account_id, n, created_at)
    SELECT ${orderId}, ${code}, ${accountId}, n, ${now} FROM free
    WHERE ${most}::integer IS NULL OR n <= ${most}`;
}

/** Counts what others bought without an account by this e-mail or with this document. */
function addOfGuest({ code, orderId, now, most }: Use, { email, document }: Guest): SQL {
  return sql`
    INSERT INTO coupon_redemption (order_id, coupon_code, n, created_at, guest_email, guest_document)
    SELECT ${orderId}, ${code}, count(*) + 1, ${now}, ${email}, ${document} FROM coupon_redemption
    WHERE coupon_code = ${code} AND (guest_email = ${email} OR guest_document = ${document})
    HAVING ${most}::integer IS NULL OR count(*) < ${most}`;
}

/** The order of a guest is in an account now: so is its use of a coupon. */
export async function moveRedemption(
  tx: Transaction,
  orderId: string,
  accountId: string,
): Promise<void> {
  await tx.execute(sql`
    UPDATE coupon_redemption AS moved
    SET account_id = ${accountId}, guest_email = NULL, guest_document = NULL,
      n = (SELECT coalesce(max(n), 0) + 1 FROM coupon_redemption AS other
        WHERE other.coupon_code = moved.coupon_code AND other.account_id = ${accountId})
    WHERE order_id = ${orderId}`);
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
