import { readFragmentTimes, readTimescale } from '../video/index-fragments.ts';

/** How the file begins, or some of its pictures and sound. */
export type LivePiece =
  | { kind: 'init'; bytes: Buffer }
  | { kind: 'segment'; bytes: Buffer; durationMs: number };

export class UnusableStream extends Error {
  override readonly name = 'UnusableStream';
}

// A second at ten times the highest bit rate; more is held in memory for nobody.
const LONGEST_BOX = 12 * 1024 * 1024;
const SHORTEST_SEGMENT_MS = 900;
const LONGEST_SEGMENT_MS = 30_000;

/** Cuts the fragmented MP4 that our encoder writes into segments of about a second. */
export async function* splitFragments(output: AsyncIterable<Buffer>): AsyncGenerator<LivePiece> {
  let timescale = 0;
  let head: Buffer[] = [];
  let waiting: Buffer[] = [];
  let durationMs = 0;
  for await (const { type, bytes } of readBoxes(output)) {
    if (type === 'moov') {
      if (!bytes.includes('avcC')) throw new UnusableStream('The picture is not H.264');
      timescale = readTimescale(insideOf(bytes));
      yield { kind: 'init', bytes: Buffer.concat([...head, bytes]) };
    } else if (type === 'ftyp') {
      head = [bytes];
    } else if (type === 'moof' || type === 'mdat') {
      if (timescale === 0) throw new UnusableStream('Pictures before the header');
      waiting.push(bytes);
      if (type === 'moof') {
        durationMs += (readFragmentTimes(insideOf(bytes)).duration / timescale) * 1000;
        if (durationMs > LONGEST_SEGMENT_MS) throw new UnusableStream('Keyframes are missing');
      } else if (durationMs >= SHORTEST_SEGMENT_MS) {
        yield { kind: 'segment', bytes: Buffer.concat(waiting), durationMs };
        [waiting, durationMs] = [[], 0];
      }
    }
  }
  if (durationMs >= 1) yield { kind: 'segment', bytes: Buffer.concat(waiting), durationMs };
}

const insideOf = (box: Buffer) => box.subarray(8);

async function* readBoxes(
  output: AsyncIterable<Buffer>,
): AsyncGenerator<{ type: string; bytes: Buffer }> {
  let chunks: Buffer[] = [];
  let held = 0;
  let needed = 8;
  for await (const chunk of output) {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= needed) {
      const bytes = Buffer.concat(chunks, held);
      const length = bytes.readUInt32BE(0);
      if (length < 8 || length > LONGEST_BOX) throw new UnusableStream('A box is too large');
      if (held < length) {
        chunks = [bytes];
        needed = length;
        break;
      }
      yield { type: bytes.toString('latin1', 4, 8), bytes: bytes.subarray(0, length) };
      chunks = [bytes.subarray(length)];
      held -= length;
      needed = 8;
    }
  }
}
