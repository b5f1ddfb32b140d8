/** How long to wait before another attempt: twice as long after each failure, up to a limit. */
export function backOff(
  failures: number,
  { firstMs, longestMs }: { firstMs: number; longestMs: number },
): number {
  return Math.min(longestMs, firstMs * 2 ** (failures - 1));
}
