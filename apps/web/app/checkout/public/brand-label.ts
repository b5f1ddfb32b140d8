const LABELS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  // The name in the API of Mercado Pago.
  master: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
};

/** The brand as printed on the card; an unknown brand keeps the gateway's name. */
export function brandLabel(brand: string): string {
  return LABELS[brand] ?? brand;
}
