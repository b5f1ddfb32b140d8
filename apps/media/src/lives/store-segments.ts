import { MediaError } from '@arquiba/media-contract/errors';
import type { Space } from '../access/space-claim.ts';
import { takeRoom } from '../accounts/space.ts';
import type { MediaServices } from '../services.ts';
import { storing } from '../storage/storing.ts';
import { insertRun, insertSegment, type Writer } from './queries.ts';
import { splitFragments, UnusableStream } from './split-fragments.ts';

/** The live is over, or another socket broadcasts it. */
export class BroadcastTaken extends Error {
  override readonly name = 'BroadcastTaken';
}

// A recorder sends as fast as the clock goes; what was held while it waited may come at once.
const AHEAD_MS = 30_000;

/** Keeps what an encoder writes, segment by segment, until its end. */
export async function storeSegments(
  services: MediaServices,
  writer: Writer,
  space: Space,
  output: AsyncIterable<Buffer>,
  onStored: (seconds: number) => void,
  aheadMs = AHEAD_MS,
): Promise<void> {
  const startedAt = performance.now();
  let run = 0;
  let runMs = 0;
  for await (const piece of splitFragments(output)) {
    if (piece.kind === 'init') {
      const added = await insertRun(services.pool, writer, piece.bytes);
      if (added === null) throw new BroadcastTaken();
      run = added;
      continue;
    }
    runMs += piece.durationMs;
    if (runMs > performance.now() - startedAt + aheadMs) {
      throw new UnusableStream('It runs ahead of the clock');
    }
    const durationMs = await storeSegment(services, writer, space, {
      ...{ run, bytes: piece.bytes, durationMs: Math.max(1, Math.round(piece.durationMs)) },
    });
    onStored(durationMs / 1000);
  }
}

async function storeSegment(
  services: MediaServices,
  writer: Writer,
  space: Space,
  { run, bytes, durationMs }: { run: number; bytes: Buffer; durationMs: number },
): Promise<number> {
  const received = await services.storage.receive(bytes);
  try {
    await received.prepare();
    return await storing(services, async (client, keep) => {
      const { size } = received;
      const storageKey = await keep(received);
      const total = await insertSegment(client, writer, { run, durationMs, size, storageKey });
      if (total === null) throw new BroadcastTaken();
      await takeRoom(client, writer.accountId, space, size);
      return total;
    });
  } finally {
    await received.discard();
  }
}

/** No room for another segment: neither of the member, nor on the disk. */
export function isFull(error: unknown): boolean {
  return error instanceof MediaError && [413, 507].includes(error.status);
}
