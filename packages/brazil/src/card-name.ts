const NAMES: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  // The name in the API of Mercado Pago.
  master: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
};

/** The brand as printed on the card; an unknown brand keeps the name that it has. */
export function cardBrandName(brand: string): string {
  return NAMES[brand] ?? brand;
}

/** 'cartão Visa final 1111'. */
export function cardName({ brand, lastDigits }: { brand: string; lastDigits: string }): string {
  return `cartão ${cardBrandName(brand)} final ${lastDigits}`;
}
