/** Equal parts of an amount in cents; the first gets the whole remainder. */
export function splitInInstalments(cents: number, count: number): number[] {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`Not an amount: ${cents}`);
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`Not a count: ${count}`);
  const each = Math.floor(cents / count);
  const first = cents - each * (count - 1);
  return [first, ...Array<number>(count - 1).fill(each)];
}
