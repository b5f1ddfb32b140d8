/** What is left of pieces of which so much is done. */
export function without<T extends Uint8Array>(pieces: readonly T[], done: number): T[] {
  let rest = done;
  for (const [index, piece] of pieces.entries()) {
    if (piece.length > rest) return [piece.subarray(rest) as T, ...pieces.slice(index + 1)];
    rest -= piece.length;
  }
  return [];
}
