const MOST_LANES = 4;
const PATIENCE_MS = 50;

/**
 * Runs what comes together: what arrives while others are under way waits and goes with the next. Where
 * those under way are held up, it does not wait for them, but goes past them.
 */
export function createBatches<T>(
  run: (items: readonly T[]) => Promise<void>,
  most: number,
): (item: T) => void {
  const waiting: T[] = [];
  let lanes = 0;
  let begunAt = 0;
  let isTimed = false;
  let isGathering = false;

  function next(): void {
    if (waiting.length === 0 || isGathering) return;
    if (lanes === 0 || (lanes < MOST_LANES && performance.now() - begunAt >= PATIENCE_MS)) {
      isGathering = true;
      // What comes from several connections at once comes one after the other.
      setImmediate(begin);
    } else if (!isTimed) {
      isTimed = true;
      setTimeout(lookAgain, PATIENCE_MS).unref();
    }
  }

  function begin(): void {
    isGathering = false;
    lanes += 1;
    begunAt = performance.now();
    run(waiting.splice(0, most)).finally(() => {
      lanes -= 1;
      next();
    });
  }

  function lookAgain(): void {
    isTimed = false;
    next();
  }

  return (item) => {
    waiting.push(item);
    next();
  };
}
