import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';

const execute = promisify(execFile);

interface Clip {
  size?: string;
  seconds?: number;
  rate?: number;
  /** Otherwise silent. */
  sound?: boolean;
  ending?: 'mp4' | 'mov' | 'webm' | 'avi' | 'mkv';
  /** Words of ffmpeg for the output, after those that its ending brings along. */
  words?: string[];
}

const CODECS = {
  mp4: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  mov: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  mkv: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-b:v', '200k', '-c:a', 'libvorbis'],
  avi: ['-c:v', 'mpeg4', '-c:a', 'mp2'],
};

/** A short video of moving bars, by default as cameras write them: H.264, its index at its end. */
export async function clip(options: Clip = {}): Promise<Buffer> {
  const { size = '320x180', seconds = 1, rate = 10, sound = false, ending = 'mp4' } = options;
  const input = [
    ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}:duration=${seconds}`],
    ...(sound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : []),
  ];
  return await video([...input, ...CODECS[ending], ...(options.words ?? [])], ending);
}

/** An MP4 video that says that it is to be shown turned by a quarter, as phones do. */
export function turned(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  const matrix = copy.indexOf('tkhd', 0, 'latin1') + 4 + 40;
  [0, 0x10000, 0, -0x10000, 0, 0].forEach((value, at) => {
    copy.writeInt32BE(value, matrix + at * 4);
  });
  return copy;
}

/** What ffmpeg says of a video, once it has decoded all of it. */
export async function describeVideo(content: Buffer): Promise<string> {
  return await inFolder(async (folder) => {
    await writeFile(join(folder, 'in'), content);
    return await playVideo(join(folder, 'in'));
  });
}

/** The same of a file or an address, a playlist's too. */
export async function playVideo(address: string): Promise<string> {
  const words = ['-nostdin', '-hide_banner', '-i', address, '-f', 'null', '-'];
  const { stderr } = await execute((await findFfmpeg()) ?? '', words);
  return stderr;
}

async function video(words: string[], ending: string): Promise<Buffer> {
  const ffmpeg = (await findFfmpeg()) ?? '';
  return await inFolder(async (folder) => {
    const output = join(folder, `out.${ending}`);
    await execute(ffmpeg, ['-nostdin', '-loglevel', 'error', '-y', ...words, output]);
    return await readFile(output);
  });
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-clip-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
