import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createAccount } from '@arquiba/contract/accounts';
import { getReelMaking, makeReel, type ReelMaking } from '@arquiba/contract/reel-making';
import type { Call } from '@arquiba/contract/route';
import { newPerson } from '@arquiba/testing/people';
import { pino } from 'pino';
import { createApi } from '../../apps/api/src/app.ts';
import { createMedia } from '../../apps/media/src/app.ts';
import { findFfmpeg } from '../../apps/media/src/ffmpeg/find-ffmpeg.ts';
import { clip } from '../../apps/media/src/testing/test-clips.ts';
import { copyWords, cutWords } from '../../apps/media/src/video/encode-words.ts';
import { planRenditions } from '../../apps/media/src/video/rendition-sizes.ts';
import { ServingPool } from '../../apps/server/src/database/pool.ts';
import { mediaFolderOf } from '../../apps/server/src/place/empty-place.ts';
import { withSpread } from '../alternate.ts';
import { median, type Trial } from '../measure.ts';
import { cpuOfTree } from '../tree-cpu.ts';
import type { World } from '../world.ts';

const ROUNDS = 2;
const LENGTH_MS = 30_000;
const SIZE = { width: 1920, height: 1080 };
const RATE = 30;
const PIECE_SECONDS = 4;
const POLL_MS = 50;
const COVER_MS = 2_000;
/** When nobody has a video any more, its transcoder is ended. */
const ENDS_WITHIN_MS = 3_000;
/** As the encoders of the product run. */
const NICE = 12;

interface Cost {
  cpuMs: number;
  wallMs: number;
}

/** What becomes of an upload. */
interface Kind {
  name: string;
  /** How long the upload is. */
  seconds: number;
  startMs: number;
  words(output: string): string[];
}

const KINDS: Kind[] = [
  { name: 'all of it, as it is', seconds: 30, startMs: 0, words: copyWords },
  {
    ...{ name: '30 s out of 32 s', seconds: 32, startMs: 1_000 },
    words(output) {
      const size = planRenditions(SIZE).at(-1);
      if (!size) throw new Error('There is one size at least');
      const how = { frameRate: RATE, seconds: LENGTH_MS / 1000, muted: false };
      return cutWords(output, size, how, Math.min(4, availableParallelism()));
    },
  },
];

export const entry: Trial = {
  empty: true,
  about: `A reel of 30 s out of an upload in 1080p at 30 pictures a second (H.264 with 12 Mbit/s and a little noise, AAC): from the press on 'Publicar reel' until it is published and plays. CPU of API, media service, their transcoders and PostgreSQL until the file is stored: the post comes after it, and so do the other sizes. The floor takes turns with it: ffmpeg alone, with the same encoder settings and priority, makes the same file and the still picture. ${ROUNDS} rounds, medians, in brackets the least and the most. Asked: at most half the length of the reel, and 1.1 × the floor.`,
  async run(world) {
    const product = await openReels(world);
    const folder = await mkdtemp(join(world.dataFolder, 'bare-'));
    const rows: string[][] = [];
    try {
      for (const kind of KINDS) {
        const ours: Cost[] = [];
        const floor: Cost[] = [];
        const content = await film(folder, kind.seconds);
        for (let round = 0; round < ROUNDS; round += 1) {
          floor.push(await makeBare(folder, kind, content));
          ours.push(await product.make(kind, unlike(content)));
        }
        rows.push([
          kind.name,
          ...compare(ours, floor, ({ cpuMs }) => cpuMs),
          ...compare(ours, floor, ({ wallMs }) => wallMs),
          (median(ours.map(({ wallMs }) => wallMs)) / LENGTH_MS).toFixed(2),
        ]);
      }
    } finally {
      await product.stop();
      await rm(folder, { recursive: true });
    }
    const columns = ['', 'CPU s', 'floor', '× floor', 'wall s', 'floor', '× floor', '× its length'];
    return { columns, rows };
  },
};

function compare(ours: Cost[], floor: Cost[], of: (cost: Cost) => number): string[] {
  const [mine, bare] = [ours, floor].map((costs) => costs.map((cost) => of(cost) / 1000));
  const ratio = median(mine ?? []) / median(bare ?? []);
  return [withSpread(mine ?? [], 2), withSpread(bare ?? [], 2), ratio.toFixed(2)];
}

/** A piece of some seconds, again and again: it would take long to draw all of it. */
async function film(folder: string, seconds: number): Promise<Buffer> {
  const words = ['-vf', 'noise=alls=3:allf=t', '-b:v', '12M', '-maxrate', '12M', '-bufsize', '12M'];
  const size = `${SIZE.width}x${SIZE.height}`;
  const piece = await clip({ seconds: PIECE_SECONDS, size, rate: RATE, sound: true, words });
  const [input, output] = [join(folder, 'piece.mp4'), join(folder, 'film.mp4')];
  await writeFile(input, piece);
  const loop = ['-stream_loop', '-1', '-i', input, '-t', `${seconds}`, '-c', 'copy'];
  await ffmpeg(['-y', ...loop, output]);
  return await readFile(output);
}

/** Content that is stored already costs nothing more. */
function unlike(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.from([0, 0, 0, 24]), Buffer.from('free'), randomBytes(16)]);
}

async function makeBare(folder: string, kind: Kind, content: Buffer): Promise<Cost> {
  const [input, output] = [join(folder, 'in.mp4'), join(folder, 'out.mp4')];
  await writeFile(input, content);
  const seek = ['-ss', `${kind.startMs / 1000}`, '-i', input];
  const still = ['-ss', `${COVER_MS / 1000}`, '-i', output, '-frames:v', '1', '-q:v', '3'];
  const begun = performance.now();
  const before = await cpuOfTree(process.pid);
  await ffmpeg(['-y', ...seek, ...kind.words(output)]);
  await ffmpeg(['-y', ...still, '-f', 'mjpeg', join(folder, 'still.jpg')]);
  const wallMs = performance.now() - begun;
  return { cpuMs: ((await cpuOfTree(process.pid)) - before) / 1000, wallMs };
}

async function ffmpeg(words: string[]): Promise<void> {
  const program = (await findFfmpeg()) ?? '';
  const child = spawn(
    'nice',
    ['-n', `${NICE}`, program, '-nostdin', '-loglevel', 'error', ...words],
    {
      // The fourth is what it tells of its progress.
      stdio: ['ignore', 'ignore', 'inherit', 'ignore'],
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** API and media service in this process, with their jobs. */
async function openReels({ databaseUrl, databaseProcess, dataFolder }: World) {
  const [publicUrl, mediaUrl] = ['http://localhost:3000', 'http://localhost:3001'];
  const log = pino({ level: 'warn' });
  const pool = new ServingPool(databaseUrl, 20);
  const folder = mediaFolderOf(dataFolder);
  const media = await createMedia({ pool, folder, publicUrl: mediaUrl, siteUrl: publicUrl, log });
  const api = await createApi({
    ...{ pool, databaseUrl, log, publicUrl, media: media.port },
    ...{ mail: { folder: join(dataFolder, 'mail') }, secretKey: randomBytes(32) },
  });
  await media.start();
  await api.start();
  await api.startJobs();
  const { id } = await api.callAs(null)(createAccount, newPerson());
  const call = api.callAs(id);
  const cpu = async () => (await cpuOfTree(process.pid)) + (await cpuOfTree(databaseProcess));
  let made = 0;
  return {
    async make({ startMs }: Kind, content: Buffer): Promise<Cost> {
      made += 1;
      const uploads = `/posts/${id}/${made}`;
      const path = `${uploads}/lance.mp4`;
      const upload = { path, mime: 'video/mp4', originalFileName: 'lance.mp4', content };
      await media.port.store(upload);
      const begun = performance.now();
      const before = await cpu();
      const part = { startMs, endMs: startMs + LENGTH_MS, coverMs: startMs + COVER_MS };
      const making = await call(makeReel, { video: path, ...part });
      await reached(call, making.id, ({ progress }) => progress === 1);
      const after = await cpu();
      await reached(call, making.id, ({ state }) => state === 'published');
      const wallMs = performance.now() - begun;
      await media.port.removeFolder(uploads);
      await wait(ENDS_WITHIN_MS);
      return { cpuMs: (after - before) / 1000, wallMs };
    },
    async stop() {
      await api.stop();
      await media.stop();
      await pool.end();
    },
  };
}

async function reached(call: Call, id: string, isThere: (now: ReelMaking) => boolean) {
  for (;;) {
    const now = await call(getReelMaking, { id });
    if (now.state === 'failed') throw new Error(now.problem ?? '');
    if (isThere(now)) return;
    await wait(POLL_MS);
  }
}
