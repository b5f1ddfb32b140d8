import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { pipeWords } from '../ffmpeg/input-words.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { PICTURE } from '../inspect/extract-poster.ts';
import type { MediaServices } from '../services.ts';
import { findInit, findLives, findSegment } from './queries.ts';

/** The very first pictures are often black. */
const BEGINNING = 2;
const LIMITS = { timeMs: 10_000, threads: 1 };

/** The first picture of a segment: of the newest one while it is on air. */
export async function takeStill(
  { pool, storage, log }: MediaServices,
  accountId: string,
  id: string,
): Promise<Buffer | null> {
  const [live] = await findLives(pool, accountId, [id]);
  const ffmpeg = await findFfmpeg();
  if (!live || !ffmpeg || live.segments === 0) return null;
  const last = live.segments - 1;
  const number = live.endedAt ? Math.min(live.firstSegment + BEGINNING, last) : last;
  const segment = await findSegment(pool, accountId, id, number);
  const init = segment && (await findInit(pool, accountId, id, segment.run));
  if (!segment || !init) return null;
  const bytes = await (await storage.read(segment.storageKey)).toArray();
  const words = ['-loglevel', 'error', ...pipeWords('video/mp4', []), ...PICTURE, 'pipe:1'];
  const run = runFfmpeg(ffmpeg, words, { reads: [], writes: [] }, LIMITS);
  run.input.end(Buffer.concat([init, ...bytes]));
  const picture = Buffer.concat(await run.output.toArray());
  const { code, log: said } = await run.ended;
  if (code === 0 && picture.length > 0) return picture;
  log.warn({ live: id, said }, 'no picture of a live could be made');
  return null;
}
