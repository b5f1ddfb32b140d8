const LABELS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  // As Mercado Pago has it.
  master: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
};

/** The brand as it is printed on the card; an unknown brand stays as the gateway names it. */
export function brandLabel(brand: string): string {
  return LABELS[brand] ?? brand;
}
