/**
 * Distributes an amount in cents by weights: each share is rounded down, and the remaining cents go one by
 * one to those that lost most, the earlier first. The parts add up to the amount.
 */
export function spreadByWeight(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`Not an amount: ${cents}`);
  if (!(sum > 0) || weights.some((weight) => !Number.isInteger(weight) || weight < 0)) {
    throw new RangeError(`Not weights: ${weights.join()}`);
  }
  // Exact even if the product exceeds a safe integer.
  const shares = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = shares.map((share) => Number(share / BigInt(sum)));
  const lost = shares.map((share, index) => ({ index, rest: share % BigInt(sum) }));
  lost.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const left = cents - parts.reduce((total, part) => total + part, 0);
  for (const { index } of lost.slice(0, left)) parts[index] = (parts[index] as number) + 1;
  return parts;
}
