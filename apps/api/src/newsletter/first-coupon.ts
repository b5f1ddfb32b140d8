import { createCoupon } from '../cart/public/manage-coupons.ts';
import type { Transaction } from '../platform/database/database.ts';
import { readableCode } from '../platform/readable-code.ts';

/** What a new subscriber gets: a tenth off the first purchase. */
export const FIRST_COUPON = { basisPoints: 1000, days: 60 };

/** A coupon for one person and one use. Its code cannot be guessed. */
export async function newFirstCoupon(tx: Transaction, now: Date): Promise<string> {
  const code = `OLA-${readableCode(8)}`;
  const endsAt = new Date(now.getTime() + FIRST_COUPON.days * 24 * 60 * 60_000);
  const terms = { kind: 'percentual', basisPoints: FIRST_COUPON.basisPoints } as const;
  const isNew = await createCoupon(
    tx,
    {
      ...{ ...terms, code, endsAt, valueCents: null, minimumCents: 0 },
      ...{ maxUses: 1, perAccount: 1, firstPurchase: true, personal: true },
    },
    now,
  );
  if (!isNew) throw new Error('A coupon code was made twice');
  return code;
}
