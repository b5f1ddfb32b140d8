import { MediaError } from '@arquiba/media-contract/errors';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { inputWords, MAX_FRAME_PIXELS } from '../ffmpeg/input-words.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

/** What a file says about its streams, in the words of ffmpeg. */
export interface ProbedVideo {
  durationMs: number;
  frameRate: number;
  videoCodec: string;
  pixelFormat: string;
  audioCodec: string | null;
}

const LIMITS = { timeMs: 10_000, threads: 1 };
const MAX_SIDE = 8192;
// What says that it is longer is mistaken about itself.
const MAX_DURATION_MS = 24 * 60 * 60 * 1000;
const DEFAULT_FRAME_RATE = 30;
const STREAM = /^ {2,4}Stream #0:\d+\S*: (?<kind>Video|Audio): (?<text>.*)$/;

/** By what ffmpeg said of it. Null for what cannot be read as a video. Refuses frames that are too large. */
export async function probeVideo(
  file: string,
  mime: string,
  log: string,
): Promise<ProbedVideo | null> {
  const streams = readStreams(log);
  if (!streams) return null;
  const { duration, ...probed } = streams;
  const durationMs = duration ?? (await measure(file, mime, '0:V:0'));
  return durationMs === null ? null : { ...probed, durationMs };
}

/** Exported for its own test: what ffmpeg prints differs from version to version. */
export function readStreams(log: string) {
  // What a file says about itself stands before this line, or deeper; nothing in it can pass for a
  // stream.
  const [, after = ''] = log.split(/^ {2}Duration: /m, 2);
  const lines = after.split('\n');
  const duration = /^(\d+):(\d\d):(\d\d(?:\.\d+)?),/.exec(lines[0] ?? '');
  const streams = lines.map((line) => STREAM.exec(line)?.groups ?? {});
  const video = streams.find(
    ({ kind, text = '' }) => kind === 'Video' && !text.includes('(attached pic)'),
  )?.text;
  const audio = streams.find(({ kind }) => kind === 'Audio')?.text;
  const size = /, (\d{1,6})x(\d{1,6})(?:[ ,]|$)/.exec(video ?? '');
  if (!video || !size) return null;
  const [width, height] = [Number(size[1]), Number(size[2])];
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_FRAME_PIXELS) {
    throw new MediaError('video_too_large', { details: { width, height } });
  }
  if (width < 2 || height < 2) return null;
  return {
    duration: duration && credible(secondsOf(duration)),
    frameRate: frameRate(video),
    videoCodec: firstWord(video),
    pixelFormat: firstWord(video.split(', ')[1] ?? ''),
    audioCodec: audio ? firstWord(audio) : null,
  };
}

/** How long the sound of a file is, in milliseconds; null for what has none that can be read. */
export function measureSound(file: string, mime: string): Promise<number | null> {
  return measure(file, mime, '0:a:0');
}

/** Some recorders never go back to write how long it was: then the packets of a stream are read to its end. */
async function measure(file: string, mime: string, stream: string): Promise<number | null> {
  const ffmpeg = await findFfmpeg();
  const input = inputWords(file, mime);
  if (!ffmpeg || !input) return null;
  const copy = ['-map', stream, '-c', 'copy', '-f', 'null', '-progress', 'pipe:3', '-'];
  const words = ['-loglevel', 'error', ...input, ...copy];
  let seconds = 0;
  const run = runFfmpeg(ffmpeg, words, { reads: [file], writes: [] }, LIMITS, (now) => {
    seconds = now;
  });
  run.output.resume();
  const { code } = await run.ended;
  return code === 0 && seconds > 0 ? credible(seconds) : null;
}

function secondsOf([, hours, minutes, seconds]: RegExpExecArray): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function credible(seconds: number): number | null {
  const milliseconds = Math.round(seconds * 1000);
  return milliseconds <= MAX_DURATION_MS ? milliseconds : null;
}

function frameRate(video: string): number {
  const [, rate, thousands] = /, ([\d.]+)(k?) fps/.exec(video) ?? [];
  const value = Number(rate) * (thousands ? 1000 : 1);
  return value > 0 && value < 1000 ? value : DEFAULT_FRAME_RATE;
}

function firstWord(text: string): string {
  return /^[a-z0-9_]{1,40}/.exec(text)?.[0] ?? 'unknown';
}
