import { randomUUID } from 'node:crypto';
import type { ImportedLive } from '@arquiba/media-contract/port';
import type { MediaServices } from '../services.ts';
import { claimLive, insertLive, setLoop, shiftSegments } from './queries.ts';
import { runEncoder } from './run-encoder.ts';
import { storeSegments } from './store-segments.ts';

const LONGEST_MS = 10 * 60_000;

/** Makes a live of finished recordings, as if a broadcaster had just sent them. */
export async function importLive(
  services: MediaServices,
  accountId: string,
  { id, space, recordings, size, beganAt, loops }: ImportedLive,
): Promise<void> {
  const { pool } = services;
  const broadcast = randomUUID();
  await insertLive(pool, accountId, { id, space: space.name });
  await claimLive(pool, accountId, id, broadcast);
  const writer = { accountId, id, broadcast };
  for (const recording of recordings) {
    // Encoded again: its keyframes may be far apart.
    const encoder = await runEncoder(
      services,
      { container: 'video/mp4', isH264: false, ...size },
      { liveId: id, longestMs: LONGEST_MS, onDrain: () => {} },
    );
    encoder.write(recording);
    encoder.finish();
    await storeSegments(services, writer, space, encoder.output, () => {}, LONGEST_MS);
    const said = await encoder.ended;
    if (said) throw new Error(`The recording could not be read: ${said}`);
  }
  await shiftSegments(pool, accountId, id, beganAt);
  if (loops) await setLoop(pool, accountId, id, beganAt);
}
