/** What a job takes up while it runs. */
export interface Claim {
  /** Whose picture it is: jobs of one lane never keep those of others waiting. */
  lane: string;
  /** A small drawing may take very long. */
  isDrawing: boolean;
}

/**
 * Which of the waiting jobs begins now, or -1. The lane with the fewest running jobs goes first; of equals,
 * the one that was served longest ago (`served` has the lanes in this order). If all places are taken, a lane
 * without a running job gets one more place. Drawings never take all places.
 */
export function chooseNext(
  waiting: readonly Claim[],
  running: readonly Claim[],
  served: Iterable<string>,
  places: number,
): number {
  const order = [...served];
  const drawings = running.filter(({ isDrawing }) => isDrawing).length;
  const mayDraw = drawings < Math.max(1, places - 1);
  const ranks = waiting.map(({ lane, isDrawing }) => {
    if (isDrawing && !mayDraw) return null;
    const own = running.filter((other) => other.lane === lane).length;
    if (running.length >= (own === 0 ? places + 1 : places)) return null;
    return own * (order.length + 1) + order.indexOf(lane) + 1;
  });
  let chosen = -1;
  let best = Number.POSITIVE_INFINITY;
  for (const [at, rank] of ranks.entries()) {
    if (rank !== null && rank < best) [chosen, best] = [at, rank];
  }
  return chosen;
}
