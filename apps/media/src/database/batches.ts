const MOST_LANES = 4;
const PATIENCE_MS = 50;

/**
 * Runs items in batches: what arrives while a batch runs waits for the next. A batch that takes longer
 * than 50 ms is not waited for.
 */
export function createBatches<T>(
  run: (items: readonly T[]) => Promise<void>,
  most: number,
): (item: T) => void {
  const waiting: T[] = [];
  let lanes = 0;
  let begunAt = 0;
  let isTimed = false;
  let isScheduled = false;

  function next(): void {
    if (waiting.length === 0 || isScheduled) return;
    if (lanes === 0 || (lanes < MOST_LANES && performance.now() - begunAt >= PATIENCE_MS)) {
      isScheduled = true;
      // What comes from several connections at once comes one after the other.
      setImmediate(begin);
    } else if (!isTimed) {
      isTimed = true;
      setTimeout(lookAgain, PATIENCE_MS).unref();
    }
  }

  function begin(): void {
    isScheduled = false;
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
