/** Calls `ask` after a random delay of up to `withinMs`, once for all calls with the same id until then. */
export function withJitter(ask: (id: string) => void, withinMs: number): (id: string) => void {
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
