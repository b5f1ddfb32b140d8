import { basename, resolve } from 'node:path';
import { measureAlternating, oneAfterTheOther, withSpread } from '../alternate.ts';
import { median, type Trial } from '../measure.ts';
import { addBuyers, openOurShop } from '../shop/buyers.ts';
import { fillFrames } from '../shop/fill-frames.ts';
import { cookieOf, growGraph, KNOWN, MIDDLE, READERS, readerCookies } from '../social/graph.ts';

const PRODUCTS = 10_000;
const ROUNDS = 7;
const AT_ONCE = 8;
/** For at most eight checkouts. */
const PEOPLE_OF_A_SIDE = Math.floor(READERS / 8);
const SEXES = ['feminino', 'masculino', 'unissex'];

/** Paths of other checkouts, with commas between them; all need the same migrations. */
const others = (process.env.BESIDE ?? '').split(',').filter(Boolean);

export const entry: Trial = {
  empty: true,
  about: `What the main operations cost in this checkout, beside others of the same product (\`BESIDE=../one,../two npm run bench -- checkouts\`): CPU ms of server and PostgreSQL, ${AT_ONCE} at a time, ${ROUNDS} rounds in turns, medians, in brackets the least and the most. For the rule that a mechanism stays only if taking it out costs more than a quarter of a main operation.`,
  async run(world) {
    if (others.length === 0) throw new Error('Set BESIDE to the paths of other checkouts');
    await growGraph(world, MIDDLE);
    await addBuyers(world);
    await fillFrames(world, PRODUCTS);
    const ours = await openOurShop(world);
    const shops = [ours];
    for (const other of others) shops.push(await openOurShop(world, resolve(other)));
    const posts = await readPosts(ours);
    const rows: string[][] = [];
    for (const { name, warmUp, count, calls = 1, ask } of operations(posts)) {
      await ours.pool.query('TRUNCATE cart CASCADE');
      const sides = shops.map((shop, side) => ({
        cpu: shop.cpu,
        ask: oneAfterTheOther((index) => ask(shop, index, side)),
      }));
      const options = { warmUp, count, rounds: ROUNDS, atOnce: AT_ONCE };
      const costs = (await measureAlternating(sides, options)).map((each) =>
        each.map((cost) => calls * cost),
      );
      const [least = []] = costs;
      rows.push([
        name,
        ...costs.map(
          (each) => `${withSpread(each, 2)} ${(median(each) / median(least)).toFixed(2)} ×`,
        ),
      ]);
      console.log(rows.at(-1)?.join(' | '));
    }
    for (const shop of shops) await shop.stop();
    return { columns: ['', 'this one', ...others.map((path) => basename(path))], rows };
  },
};

type Shop = Awaited<ReturnType<typeof openOurShop>>;

interface Operation {
  name: string;
  warmUp: number;
  count: number;
  /** Requests for one operation. */
  calls?: number;
  ask(shop: Shop, index: number, side: number): Promise<unknown>;
}

interface ReadPost {
  id: string;
  author: { username: string };
}

function operations(posts: ReadPost[]): Operation[] {
  const pick = (index: number) =>
    posts[index % posts.length] ?? { id: '', author: { username: '' } };
  const cookie = (index: number) => readerCookies[index % READERS] ?? '';
  const frame = (index: number) => 1 + ((index * 7919) % PRODUCTS);
  const variant = (index: number) => String(3 * frame(index));
  return [
    {
      ...{ name: 'home timeline of 20', warmUp: 3000, count: 300 },
      ask: (shop, index) => shop.ask({ path: '/api/feed?kind=following', cookie: cookie(index) }),
    },
    {
      ...{ name: 'profile with 20 posts', warmUp: 3000, count: 300, calls: 2 },
      ask(shop, index) {
        const { username } = pick(index >> 1).author;
        const path = `/api/profiles/${username}${index % 2 ? '/posts' : ''}`;
        return shop.ask({ path, cookie: cookie(index) });
      },
    },
    {
      ...{ name: 'like', warmUp: 3000, count: 300 },
      // Each side by its own people, so that nobody likes a post twice.
      ask: (shop, index, side) =>
        shop.ask({
          ...{ path: `/api/posts/${pick(index).id}/like`, method: 'PUT', body: {} },
          cookie: cookie(side * PEOPLE_OF_A_SIDE + Math.floor(index / posts.length)),
        }),
    },
    {
      ...{ name: 'post to 1,000 followers', warmUp: 500, count: 100 },
      ask: (shop, index) =>
        shop.ask({
          ...{ path: '/api/posts', method: 'POST', body: { text: `Lance ${index}` } },
          cookie: cookieOf(KNOWN.hundreds),
        }),
    },
    {
      ...{ name: 'product', warmUp: 1500, count: 500 },
      ask: (shop, index) => shop.ask({ path: `/api/products/aro-${frame(index)}` }),
    },
    {
      ...{ name: 'listing with facets', warmUp: 300, count: 60 },
      ask: (shop, index) => shop.ask({ path: `/api/products?limit=24&sex=${SEXES[index % 3]}` }),
    },
    {
      ...{ name: 'cart add', warmUp: 600, count: 100 },
      ask: (shop, index) => shop.put(index, variant(index)),
    },
    {
      ...{ name: 'whole checkout', warmUp: 300, count: 40 },
      async ask(shop, index, side) {
        // Two purchases of one buyer at once would share a cart.
        const buyer = side * PEOPLE_OF_A_SIDE + (index % PEOPLE_OF_A_SIDE);
        await shop.put(buyer, variant(index));
        const { status } = await shop.place(buyer, await shop.token());
        if (status !== 'pago') throw new Error(`The order is ${status}`);
      },
    },
  ];
}

async function readPosts(shop: Shop): Promise<ReadPost[]> {
  const posts: ReadPost[] = [];
  for (let cursor = ''; posts.length < 1000; ) {
    const path = `/api/feed?limit=50${cursor && `&cursor=${cursor}`}`;
    const page: { items: ReadPost[]; nextCursor: string } = JSON.parse(await shop.ask({ path }));
    posts.push(...page.items);
    cursor = page.nextCursor;
  }
  return posts;
}
