import { Worker } from 'node:worker_threads';
import type { Drawings, Drawn, DrawOrder } from './draw-thread.ts';

/**
 * Draws pictures in a worker thread, so that the main thread can go on and garbage collection stays short.
 */
export interface Artist {
  draw<K extends keyof Drawings>(kind: K, ...args: Parameters<Drawings[K]>): Promise<Buffer[]>;
  stop(): Promise<unknown>;
}

export function openArtist(): Artist {
  const thread = new Worker(new URL('./draw-thread.ts', import.meta.url), { execArgv: [] });
  const waiting = new Map<number, PromiseWithResolvers<Buffer[]>>();
  let last = 0;
  thread.on('message', (drawn: Drawn) => {
    const asked = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    if ('error' in drawn) asked?.reject(drawn.error);
    else asked?.resolve(drawn.files.map(toBuffer));
  });
  thread.on('error', (error) => {
    for (const asked of waiting.values()) asked.reject(error);
  });
  return {
    draw(kind, ...args) {
      const asked = Promise.withResolvers<Buffer[]>();
      last += 1;
      waiting.set(last, asked);
      thread.postMessage({ id: last, kind, args } satisfies DrawOrder);
      return asked.promise;
    },
    stop: () => thread.terminate(),
  };
}

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
