// Fills a place and ends: rendering and writing need memory that the product would not release.
import { loadQuickly } from '../quick-loading.ts';
import { Refusal } from '../refusal.ts';
import type { FillAnswer, FillOrder } from './demo-world.ts';

const LINE_EVERY_MS = 80;

loadQuickly();
// Ctrl-C reaches the whole process group; our parent ends us, or is gone.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(1));
process.once('message', async (order: FillOrder) => {
  try {
    const { fillWorld } = await import('./fill-world.ts');
    await fillWorld(order, showLine);
    end({ done: true });
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    end({ failure, refused: error instanceof Refusal });
  }
});

let shownAt = 0;

function showLine(line: string): void {
  if (Date.now() - shownAt < LINE_EVERY_MS) return;
  shownAt = Date.now();
  // Without a callback, a parent that has just gone would be an uncaught error; 'disconnect' ends us.
  process.send?.({ line } satisfies FillAnswer, undefined, undefined, () => {});
}

function end(answer: FillAnswer): void {
  process.send?.(answer, undefined, undefined, () => process.exit());
}
