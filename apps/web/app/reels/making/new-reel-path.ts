export const NEW_REEL_PATH = '/reels/novo';

/** Shows how far a reel is. */
export function makingPath(id: string): string {
  return `${NEW_REEL_PATH}?preparo=${id}`;
}
