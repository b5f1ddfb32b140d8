/** Asks at some moment within the time, and once for all that was wanted until then. */
export function spreadOut(ask: (id: string) => void, withinMs: number): (id: string) => void {
  const waiting = new Set<string>();
  return (id) => {
    if (waiting.has(id)) return;
    waiting.add(id);
    setTimeout(() => {
      waiting.delete(id);
      ask(id);
    }, Math.random() * withinMs);
  };
}
