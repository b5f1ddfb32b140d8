import type { PaymentOption } from '@arquiba/contract/orders';

/** 'Pagar com …' for a wallet, which has its own page; null for what is paid here. */
export function walletLabel(option: Pick<PaymentOption, 'wallet'> | undefined): string | null {
  return option?.wallet ? `Pagar com ${option.wallet}` : null;
}

/** Goes on to the wallet's own page; false for a payment without one. */
export function goToWallet(
  payment: { method: string; challengeUrl: string | null } | null,
): boolean {
  if (payment?.method !== 'carteira' || !payment.challengeUrl) return false;
  location.assign(payment.challengeUrl);
  return true;
}
