import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFfmpeg } from './run-ffmpeg.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arquiba-contained-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A program in the place of ffmpeg. */
async function program(script: string): Promise<string> {
  const file = join(folder, `${script.length}.sh`);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

const limits = { timeMs: 60_000, threads: 1 };
const none = { reads: [], writes: [] };

async function end(script: string, more: object = {}, words: string[] = []) {
  const run = runFfmpeg(await program(script), words, none, { ...limits, ...more });
  run.output.resume();
  return await run.ended;
}

describe('ffmpeg', () => {
  it('runs behind all others, with an end to memory and time, and knows no secrets', async () => {
    process.env.ARQUIBA_SECRET = 'bola';
    const { code, log } = await end('ulimit -v >&2; ulimit -t >&2; nice >&2; env >&2');
    delete process.env.ARQUIBA_SECRET;
    const [memory, seconds, nice] = log.split('\n');
    expect(code).toBe(0);
    expect([memory, seconds]).toEqual([`${3 * 1024 * 1024}`, '120']);
    expect(Number(nice)).toBeGreaterThanOrEqual(12);
    expect(log).not.toContain('bola');
  });

  it('is ended when its time is over, and when it is no longer wanted', async () => {
    const overdue = { endedBy: 'SIGKILL', isOverdue: true };
    expect(await end('exec sleep 60', { timeMs: 50 })).toMatchObject(overdue);
    const signal = AbortSignal.timeout(50);
    const unwanted = { endedBy: 'SIGKILL', isOverdue: false };
    expect(await end('exec sleep 60', { signal })).toMatchObject(unwanted);
    const aborted = AbortSignal.abort();
    expect(await end('exec sleep 61', { signal: aborted })).toMatchObject({ endedBy: 'SIGKILL' });
  });

  it('is ended when it says nothing more, and not while it does', async () => {
    expect(await end('exec sleep 60', { stallMs: 50 })).toMatchObject({ endedBy: 'SIGKILL' });
    const seen: number[] = [];
    const talking =
      'for n in 1 2 3 4 5 6 7 8 9; do echo out_time=00:00:0$n.500000 >&3; sleep 0.3; done';
    const patient = { ...limits, stallMs: 2000 };
    const run = runFfmpeg(await program(talking), [], none, patient, (seconds) =>
      seen.push(seconds),
    );
    run.output.resume();
    expect(await run.ended).toMatchObject({ code: 0 });
    expect(seen).toEqual([1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5]);
  });

  it('gets words as they are', async () => {
    const odd = `a "b" $(id) 'c'`;
    const { log } = await end(`printf '%s|' "$@" >&2`, {}, [odd, '-x']);
    expect(log).toBe(`-nostdin|-hide_banner|${odd}|-x|`);
  });
});
