import { open } from 'node:fs/promises';
import { boxesAt, fileBoxes, readBox } from '../inspect/mp4-boxes.ts';

/** A fragmented MP4 file as playlists name it: how it begins, and its pieces one after another. */
export interface Fragments {
  codecs: string;
  initLength: number;
  /** Length in bytes, and in seconds. */
  pieces: [bytes: number, seconds: number][];
}

/** Reads a file that our own encoder wrote, whose first track is the picture. */
export async function indexFragments(file: string): Promise<Fragments> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const starts: { at: number; time: number; duration: number }[] = [];
    let index: Buffer = Buffer.alloc(0);
    let timescale = 0;
    let end = 0;
    for await (const box of fileBoxes(handle, 0, size)) {
      if (box.type === 'moov') {
        index = await readBox(handle, box);
        timescale = readTimescale(index);
      }
      if (box.type === 'moof')
        starts.push({ at: box.at, ...readFragmentTimes(await readBox(handle, box)) });
      if (box.type === 'mdat') end = box.end;
    }
    const first = starts[0];
    if (!first || timescale === 0) throw new Error('The encoder wrote no pieces');
    const pieces = starts.map(({ at, time, duration }, n): [number, number] => {
      const next = starts[n + 1];
      const ticks = next ? next.time - time : duration;
      return [(next?.at ?? end) - at, Math.round((ticks / timescale) * 1e5) / 1e5];
    });
    return { codecs: readCodecs(index), initLength: first.at, pieces };
  } finally {
    await handle.close();
  }
}

export function readTimescale(index: Buffer): number {
  const [header] = boxesAt(index, ['trak', 'mdia', 'mdhd']);
  if (!header) return 0;
  return index.readUInt32BE(header.start + (index[header.start] === 1 ? 20 : 12));
}

/** When the picture of a fragment begins and how long it lasts, in ticks. */
export function readFragmentTimes(moof: Buffer): { time: number; duration: number } {
  const [traf] = boxesAt(moof, ['traf']);
  const [tfhd] = boxesAt(moof, ['tfhd'], traf);
  const [tfdt] = boxesAt(moof, ['tfdt'], traf);
  if (!traf || !tfhd || !tfdt) throw new Error('The encoder wrote a piece without times');
  const time =
    moof[tfdt.start] === 1
      ? Number(moof.readBigUInt64BE(tfdt.start + 4))
      : moof.readUInt32BE(tfdt.start + 4);
  const usual = defaultDuration(moof, tfhd.start);
  let duration = 0;
  for (const { start } of boxesAt(moof, ['trun'], traf)) {
    const flags = moof.readUInt32BE(start) & 0xffffff;
    const count = moof.readUInt32BE(start + 4);
    if (!(flags & 0x100)) {
      duration += usual * count;
      continue;
    }
    const from = start + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
    const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((bit) => flags & bit).length;
    for (let n = 0; n < count; n += 1) duration += moof.readUInt32BE(from + n * step);
  }
  return { time, duration };
}

function defaultDuration(moof: Buffer, tfhd: number): number {
  const flags = moof.readUInt32BE(tfhd) & 0xffffff;
  if (!(flags & 0x8)) return 0;
  return moof.readUInt32BE(tfhd + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0));
}

/** As RFC 6381 names them. */
function readCodecs(index: Buffer): string {
  const at = index.indexOf('avcC', 0, 'latin1');
  const picture = `avc1.${index.toString('hex', at + 5, at + 8)}`;
  return index.includes('mp4a', 0, 'latin1') ? `${picture},mp4a.40.2` : picture;
}
