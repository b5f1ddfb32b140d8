import { formatBrl, percentageOf } from '@arquiba/brazil/money';
import { dayInBrazil } from '../platform/moment-in-brazil.ts';
import type { CouponRow } from './queries.ts';

type Terms = Pick<CouponRow, 'kind' | 'basisPoints' | 'valueCents'>;

/** For display: '10% de desconto', 'R$ 30,00 de desconto', 'Frete grátis'. */
export function describeCoupon({ kind, basisPoints, valueCents }: Terms): string {
  if (kind === 'frete') return 'Frete grátis';
  if (kind === 'valor') return `${formatBrl(valueCents ?? 0)} de desconto`;
  return `${String((basisPoints ?? 0) / 100).replace('.', ',')}% de desconto`;
}

/** The discount on the goods; 0 for a freight coupon. */
export function couponDiscount({ kind, basisPoints, valueCents }: Terms, subtotal: number): number {
  if (kind === 'valor') return valueCents ?? 0;
  return kind === 'percentual' ? percentageOf(subtotal, basisPoints ?? 0) : 0;
}

/** What the account did before. */
interface Past {
  /** How often it has used the coupon. */
  used: number;
  hasBought: boolean;
}

/** Why nobody, or not this account, can use it at all; null if it can be used. */
export function couponRefusal(
  coupon: CouponRow,
  { used, hasBought }: Past,
  now: Date,
): string | null {
  if (coupon.disabledAt) return 'Este cupom não vale mais.';
  const startsAt = new Date(coupon.startsAt);
  if (startsAt > now) return `Este cupom vale a partir de ${dayInBrazil(startsAt)}.`;
  if (coupon.endsAt && new Date(coupon.endsAt) <= now) return 'Este cupom venceu.';
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'Este cupom já se esgotou.';
  if (coupon.perAccount !== null && used >= coupon.perAccount) return 'Você já usou este cupom.';
  if (coupon.firstPurchase && hasBought) return 'Este cupom vale só na primeira compra.';
  return null;
}

/** Why it does not apply to this cart; null if it does. */
export function couponProblem(
  coupon: CouponRow,
  { subtotal, now, ...past }: Past & { subtotal: number; now: Date },
): string | null {
  const refusal = couponRefusal(coupon, past, now);
  if (refusal) return refusal;
  if (subtotal >= coupon.minimumCents) return null;
  return `Este cupom vale para compras a partir de ${formatBrl(coupon.minimumCents)}.`;
}
