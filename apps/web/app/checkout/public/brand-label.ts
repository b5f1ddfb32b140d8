const LABELS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  // As Mercado Pago has it.
  master: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
};

/** The brand of a card as it is printed on it; what nobody knows here stays as the gateway says it. */
export function brandLabel(brand: string): string {
  return LABELS[brand] ?? brand;
}
