/** In the pixels of a photo. */
export interface Point {
  x: number;
  y: number;
}

/** The usual pupillary distance of adults, in millimetres. */
export const DEFAULT_PD = 63;

/** Parses a typed pupillary distance; null if it is implausible. */
export function readPd(typed: string): number | null {
  const pd = Number(typed.trim().replace(',', '.'));
  return pd >= 45 && pd <= 80 ? pd : null;
}
