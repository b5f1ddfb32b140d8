import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';

export interface TestProgram {
  /** What it said once it has ended. */
  ended: Promise<string>;
  /** It is gone without a word. */
  kill(): Promise<void>;
}

interface ProgramOptions {
  codecs?: string[];
  rate?: number;
  size?: string;
}

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '20'];
const AAC = ['-c:a', 'aac', '-b:a', '64k'];

/** What people start as OBS: ffmpeg, which sends a test picture and a tone until it is ended. */
export async function startProgram(
  url: string,
  options: ProgramOptions = {},
): Promise<TestProgram> {
  const { codecs = [...H264, ...AAC], rate = 20, size = '320x180' } = options;
  const child = spawn(
    (await findFfmpeg()) ?? '',
    [
      ...['-nostdin', '-hide_banner', '-loglevel', 'warning'],
      ...['-re', '-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}`],
      ...['-re', '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100'],
      ...[...codecs, '-f', 'flv', url],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const ended = once(child, 'close').then(() => said);
  return {
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
