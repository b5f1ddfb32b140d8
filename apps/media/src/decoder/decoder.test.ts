import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gradient } from '../testing/test-pictures.ts';
import { createDecoder, type Decoder } from './decoder.ts';

let folder: string;
let file: string;
let decoder: Decoder;
const started: number[] = [];

const { log } = fastify({
  logger: {
    level: 'debug',
    stream: new Writable({
      write(line, _encoding, done) {
        const { msg, decoder: pid } = JSON.parse(String(line));
        if (msg === 'decoder started') started.push(pid);
        done();
      },
    }),
  },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arquiba-decoder-'));
  file = join(folder, 'photo.png');
  await gradient(300, 200).png().toFile(file);
});
afterEach(() => decoder.stop());
afterAll(() => rm(folder, { recursive: true }));

const latest = () => started.at(-1) ?? 0;

describe('a decoder', () => {
  it('that crashes costs its picture and nothing else', async () => {
    decoder = createDecoder(log, folder);
    const doomed = decoder.run('inspect', { file });
    process.kill(latest(), 'SIGSEGV');
    await expect(doomed).rejects.toMatchObject({ code: 'not_an_image', status: 422 });
    expect(await decoder.run('inspect', { file })).toMatchObject({ width: 300, height: 200 });
  });

  it('goes on when the terminal interrupts all processes', async () => {
    decoder = createDecoder(log, folder);
    await decoder.run('inspect', { file });
    process.kill(latest(), 'SIGINT');
    process.kill(latest(), 'SIGTERM');
    expect(await decoder.run('inspect', { file })).toMatchObject({ width: 300 });
  });

  it('that hangs is ended', async () => {
    decoder = createDecoder(log, folder, { timeMs: 2000, residentBytes: 1e9 });
    await decoder.run('inspect', { file });
    const doomed = decoder.run('inspect', { file });
    process.kill(latest(), 'SIGSTOP');
    await expect(doomed).rejects.toMatchObject({ code: 'not_an_image' });
  });

  it('that takes too much memory is ended, and smaller pictures are still made', async () => {
    decoder = createDecoder(log, folder, { timeMs: 20_000, residentBytes: 150_000_000 });
    const whole = { region: null, position: null, effort: null, blur: 0, page: null, quality: 50 };
    const ask = (width: number, height: number) => {
      const output = join(folder, `${width}.jpeg`);
      const job = { ...whole, file, output, width, height, format: 'jpeg' } as const;
      return decoder.run('render', job, { content: 'photo' });
    };
    const tooLarge = { code: 'image_too_large', status: 422 };
    await expect(ask(4000, 4000)).rejects.toMatchObject(tooLarge);
    expect((await ask(60, 40)).size).toBeGreaterThan(0);
    const last = latest();
    await expect(ask(4000, 4000)).rejects.toMatchObject({ status: 422 });
    expect(latest()).toBe(last);
  });

  it('refuses new work when too much is waiting, but lets the patient wait', async () => {
    decoder = createDecoder(log, folder);
    const output = join(folder, 'out.webp');
    const whole = { region: null, position: null, effort: null, blur: 0, page: null };
    const size = { width: 30, height: 20 };
    const job = { file, output, ...size, ...whole, format: 'webp', quality: 80 } as const;
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 300 }, () => decoder.run('render', job)),
      decoder.run('inspect', { file }, { patient: true }),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy', status: 503 });
    expect(outcomes.at(-1)?.status).toBe('fulfilled');
    expect((await stat(output)).size).toBeGreaterThan(0);
  });

  it('that is stopped does not blame the picture', async () => {
    decoder = createDecoder(log, folder);
    const interrupted = decoder.run('inspect', { file });
    decoder.stop();
    await expect(interrupted).rejects.toMatchObject({ code: 'busy' });
    await expect(decoder.run('inspect', { file })).rejects.toMatchObject({ code: 'busy' });
  });

  it('reads no kind of picture but those it is meant for', async () => {
    decoder = createDecoder(log, folder);
    const other = join(folder, 'other.v');
    await gradient(3, 2).toFile(other);
    await expect(decoder.run('inspect', { file: other })).rejects.toMatchObject({
      code: 'not_an_image',
    });
  });
});
