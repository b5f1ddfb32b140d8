const BRL = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const BASIS_POINTS = 10_000;

/** Cents as text: `R$`, a no-break space, `1.234,50`. */
export function formatBrl(cents: number): string {
  return BRL.format(cents / 100);
}

/** A percentage of an amount, half a cent rounded up. 5 % are 500 basis points. */
export function percentageOf(cents: number, basisPoints: number): number {
  const product = cents * basisPoints;
  if (!Number.isSafeInteger(product) || product < 0) {
    throw new RangeError(`No exact percentage of ${cents} cents at ${basisPoints} basis points`);
  }
  // The remainder goes before the division, which is then exact.
  const rest = product % BASIS_POINTS;
  return (product - rest) / BASIS_POINTS + (rest >= BASIS_POINTS / 2 ? 1 : 0);
}
