import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findFfmpeg } from './find-ffmpeg.ts';

const execute = promisify(execFile);
const TIME_LIMIT_MS = 20_000;
const MAX_FRAME_PIXELS = 40_000_000;

/** The demuxer is named, so that a playlist in disguise is never followed to other files. */
const DEMUXERS: Record<string, string> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/x-matroska': 'matroska',
  'video/ogg': 'ogg',
  'video/x-msvideo': 'avi',
};

/** Writes a frame of a video as JPEG, in the size and turn in which it plays; false if it cannot. */
export async function extractPoster(file: string, mime: string, output: string): Promise<boolean> {
  const demuxer = DEMUXERS[mime];
  const ffmpeg = demuxer ? await findFfmpeg() : null;
  if (!demuxer || !ffmpeg) return false;
  // The very first frame is often black; a clip may be too short for a later one.
  for (const seconds of ['0.5', '0']) {
    await execute(ffmpeg, commandLine(file, demuxer, seconds, output), {
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
      env: {},
    }).catch(() => {});
    const written = await stat(output).catch(() => null);
    if (written && written.size > 0) return true;
  }
  return false;
}

function commandLine(file: string, demuxer: string, seconds: string, output: string): string[] {
  const before = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-threads', '1'];
  const input = [
    '-protocol_whitelist',
    'file',
    '-f',
    demuxer,
    '-max_pixels',
    `${MAX_FRAME_PIXELS}`,
  ];
  const picture = ['-an', '-sn', '-dn', '-frames:v', '1', '-vf', 'scale=trunc(iw*sar):ih,setsar=1'];
  const encoded = ['-c:v', 'mjpeg', '-q:v', '3', '-pix_fmt', 'yuvj420p', '-f', 'mjpeg'];
  const names = { from: `file:${file}`, to: `file:${output}` };
  return [...before, ...input, '-ss', seconds, '-i', names.from, ...picture, ...encoded, names.to];
}
