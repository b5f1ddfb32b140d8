import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { clip } from '../../apps/media/src/testing/test-clips.ts';
import { measureAlternating, oneAfterTheOther, withSpread } from '../alternate.ts';
import { median, type Trial } from '../measure.ts';
import { drawPhotograph } from '../photograph.ts';
import { type StartedCheckout, startCheckout } from '../start-checkout.ts';

const ROUNDS = 5;
const POLL_MS = 100;
/** A picture is delivered in a limited number of widths. */
const PHOTOS = 10;
const FIRST_WIDTH = 320;

const others = (process.env.BESIDE ?? '').split(',').filter(Boolean);

export const entry: Trial = {
  about: `What uploads, thumbnails and videos cost in this checkout, beside another (\`BESIDE=../before npm run bench -- media-checkouts\`): each is the whole product on its own PostgreSQL, so they may have different migrations. CPU ms of all its processes, ${ROUNDS} rounds in turns, medians, in brackets the least and the most. A video is done when all its sizes are made.`,
  empty: true,
  async run() {
    if (others.length === 0) throw new Error('Set BESIDE to the path of another checkout');
    const checkouts = [fileURLToPath(new URL('../..', import.meta.url)), ...others];
    const sides: StartedCheckout[] = [];
    for (const checkout of checkouts) sides.push(await startCheckout(checkout));
    const rows: string[][] = [];
    try {
      for (const { name, ask, ...options } of await operations()) {
        const costs = await measureAlternating(
          sides.map((side) => ({
            cpu: side.cpu,
            ask: oneAfterTheOther((index) => ask(side, index)),
          })),
          { ...options, rounds: ROUNDS },
        );
        const [ours = []] = costs;
        const [, ...before] = costs;
        rows.push([
          name,
          withSpread(ours, 1),
          ...before.map(
            (each) => `${withSpread(each, 1)} ${(median(ours) / median(each)).toFixed(2)} ×`,
          ),
        ]);
        console.log(rows.at(-1)?.join(' | '));
      }
    } finally {
      for (const side of sides) await side.stop();
    }
    return { columns: ['', 'this one', ...others], rows };
  },
};

interface Operation {
  name: string;
  warmUp: number;
  count: number;
  atOnce: number;
  ask(side: StartedCheckout, index: number): Promise<unknown>;
}

async function operations(): Promise<Operation[]> {
  const photo = await drawPhotograph(4000, 3000);
  const picture = await drawPhotograph(900, 600);
  const short = await clip({ seconds: 1 });
  const long = await clip({ seconds: 5, size: '1280x720', rate: 30, sound: true });
  return [
    {
      ...{ name: 'file of 20 kB', warmUp: 600, count: 200, atOnce: 16 },
      ask: (side) => side.upload('dat', randomBytes(20_000)),
    },
    {
      ...{ name: 'picture of 900 × 600', warmUp: 60, count: 40, atOnce: 4 },
      ask: (side) => side.upload('jpg', unlike(picture)),
    },
    {
      ...{ name: 'photo of 12 megapixels', warmUp: 16, count: 16, atOnce: 2 },
      ask: (side) => side.upload('jpg', unlike(photo)),
    },
    {
      ...{ name: 'thumbnail of it', warmUp: 20, count: 30, atOnce: 2 },
      async ask(side, index) {
        // Another width each time, so that no thumbnail exists already.
        const [which, width] = [index % PHOTOS, FIRST_WIDTH + Math.floor(index / PHOTOS)];
        const path = await side.once(`photo ${which}`, () => side.upload('jpg', unlike(photo)));
        const answer = await side.get('image', path, `w=${width}&f=webp`);
        if (answer.status !== 200) throw new Error(`thumbnail: ${answer.status}`);
        await answer.arrayBuffer();
      },
    },
    {
      ...{ name: 'video of 1 s, 320 × 180', warmUp: 6, count: 10, atOnce: 1 },
      ask: (side) => makeVideo(side, short),
    },
    {
      ...{ name: 'video of 5 s, 1280 × 720', warmUp: 0, count: 1, atOnce: 1 },
      ask: (side) => makeVideo(side, long),
    },
  ];
}

/** Content that is stored already costs nothing more: each copy ends with other bytes, which nobody decodes. */
function unlike(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.from([0, 0, 0, 24]), Buffer.from('free'), randomBytes(16)]);
}

async function makeVideo(side: StartedCheckout, content: Buffer): Promise<void> {
  const path = await side.upload('mp4', unlike(content));
  for (;;) {
    const answer = await side.get('video', path, 'f=hls-h264&artifact=/video.m3u8');
    const text = await answer.text();
    if (answer.status === 200 && text.startsWith('#EXTM3U')) return;
    await wait(POLL_MS);
  }
}
