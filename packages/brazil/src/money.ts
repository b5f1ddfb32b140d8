const NO_BREAK_SPACE = '\u00a0';
const BASIS_POINTS = 10_000;

/**
 * Whole cents as text: `R$`, a no-break space, `1.234,50`. Without `Intl`, which is slow to create on a
 * phone.
 */
export function formatBrl(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const reais = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '-' : ''}R$${NO_BREAK_SPACE}${reais},${digits.slice(-2)}`;
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
