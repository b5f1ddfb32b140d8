import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Canvas } from './clip/sheet.ts';
import { toYuv420 } from './clip/yuv.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { type Drawing, lightMap, renderRaw } from './render.ts';

const FRAMES_PER_SECOND = 20;

/** A short video: a ground that is drawn once and what moves over it. */
export interface ClipScript {
  ground: Drawing;
  seconds: number;
  /** Paints one frame over the ground; `t` goes from 0 to 1. */
  paint(canvas: Canvas, t: number): void;
}

/** Records a script as H.264 in MP4, ready to play while it loads. */
export async function recordClip(script: ClipScript): Promise<Buffer> {
  const { ground, seconds } = script;
  const { width, height, light } = ground;
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-clip-'));
  try {
    const output = join(folder, 'clip.mp4');
    const still = await renderRaw(ground);
    const canvas: Canvas = {
      ...{ width, height, pixels: Buffer.from(still) },
      light: light && (await lightMap(light, width, height)),
    };
    const encoder = spawn(await findFfmpeg(), commandLine(width, height, output), {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const problems: Buffer[] = [];
    encoder.stderr.on('data', (text: Buffer) => problems.push(text));
    // A broken pipe shows in the exit code, with the encoder's own message.
    encoder.stdin.on('error', () => {});
    const closed = once(encoder, 'close');
    const frames = Math.round(seconds * FRAMES_PER_SECOND);
    for (let frame = 0; frame < frames; frame++) {
      still.copy(canvas.pixels);
      script.paint(canvas, frame / (frames - 1));
      const room = encoder.stdin.write(toYuv420(canvas));
      if (!room) await Promise.race([once(encoder.stdin, 'drain'), closed]);
    }
    encoder.stdin.end();
    const [code] = await closed;
    if (code !== 0) throw new Error(`ffmpeg: ${Buffer.concat(problems)}`);
    return await readFile(output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One thread and no dates or versions: the same frames give the same bytes. */
function commandLine(width: number, height: number, output: string): string[] {
  return [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`],
    ...['-r', `${FRAMES_PER_SECOND}`, '-i', 'pipe:0', '-an'],
    ...['-c:v', 'libx264', '-preset', 'superfast', '-crf', '27', '-threads', '1'],
    ...['-movflags', '+faststart'],
    ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1', output],
  ];
}
