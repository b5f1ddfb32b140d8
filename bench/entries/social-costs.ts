import { setTimeout } from 'node:timers/promises';
import { measureAlternating, oneAfterTheOther, type Side, withSpread } from '../alternate.ts';
import { median, type Trial } from '../measure.ts';
import {
  cookieOf,
  FOLLOWER_COOKIE,
  growGraph,
  KNOWN,
  LARGE,
  READERS,
  readerCookies,
} from '../social/graph.ts';
import { type Asked, startMeasured } from '../social/timed-load.ts';

/** CPU-ms of Misskey 2025.7 (server, PostgreSQL and Redis) on the same kind of machine. */
const MISSKEY = { home: 20.5, profile: 24.5, like: 10, search: 137, post: 32.5, visible: 40 };
const AT_ONCE = 8;
const READING = { warmUp: 10_000, rounds: 5, count: 400 };
/** One after the other, and as many again at once. */
const LIKES = READING.warmUp + READING.rounds * READING.count;
const SEARCHING = { warmUp: 1_000, rounds: 5, count: 100 };
const WARM_UP_POSTS = 2_000;
const POSTS = 40;
const BATCHES = 7;

export const entry: Trial = {
  empty: true,
  about: `What common things cost in a network of ${LARGE.posts.toLocaleString('en')} posts: CPU of server and PostgreSQL, jobs running, first one after the other, on cores that fall asleep in between, then ${AT_ONCE} at a time; medians, in brackets the least and the most. Each is asked for ${READING.warmUp.toLocaleString('en')} times to warm up (search ${SEARCHING.warmUp}, posts ${WARM_UP_POSTS}), then in ${READING.rounds} rounds of ${READING.count} (${SEARCHING.count}; posts ${BATCHES} of ${POSTS}). Beside Misskey 2025.7 as measured on the same kind of machine; asked is less than a tenth of it. The floor takes turns with it: bare Fastify with one statement for each call (no session, no visibility, no checks). Visible: from the request to publish until a follower's feed has the post, asked again and again.`,
  async run(world) {
    await growGraph(world, LARGE);
    const server = await startMeasured(world, 'product.ts');
    const bare = await startMeasured(world, 'bare-feed.ts');
    const items = await readPosts(server);
    const pick = (index: number) =>
      items[index % items.length] ?? { id: '', author: { username: '' } };
    const reader = (index: number) => readerCookies[index % READERS] ?? '';
    const viewer = (index: number) => (index % READERS) + 1;
    const calls: Compared[] = [
      {
        ...{ name: 'home timeline of 20', misskey: MISSKEY.home },
        next: (index) => ({ path: FEED, cookie: reader(index) }),
        floor: (index) => ({ path: `/feed/${viewer(index)}` }),
      },
      {
        ...{ name: 'profile with 20 posts', misskey: MISSKEY.profile, calls: 2 },
        next: (index) => {
          const { username } = pick(index >> 1).author;
          const path = `/api/profiles/${username}${index % 2 ? '/posts' : ''}`;
          return { path, cookie: reader(index) };
        },
        floor: (index) => {
          const { username } = pick(index >> 1).author;
          return { path: `/${index % 2 ? 'posts' : 'profile'}/${viewer(index)}/${username}` };
        },
      },
      {
        ...{ name: 'like', misskey: MISSKEY.like },
        next: (index) => ({
          ...{ path: `/api/posts/${pick(index).id}/like`, method: 'PUT', body: {} },
          cookie: reader(Math.floor(index / items.length)),
        }),
        // By other people, so that nobody likes a post twice here either.
        floor: (index) => {
          const others = READERS + viewer(Math.floor(index / items.length));
          return { path: `/like/${others}/${pick(index).id}`, method: 'PUT', body: {} };
        },
      },
      {
        ...{ name: 'search', misskey: MISSKEY.search, rounds: SEARCHING },
        next: (index) => ({ path: `/api/search?q=arquibancada+${index}`, cookie: reader(index) }),
      },
    ];
    const rows: string[][] = [];
    for (const { name, misskey, calls: times = 1, rounds = READING, next, floor } of calls) {
      const sides = [sideOf(server, next), ...(floor ? [sideOf(bare, floor)] : [])];
      const measured = async (atOnce: number) => {
        const costs = await measureAlternating(sides, { ...rounds, atOnce });
        return costs.map((each) => each.map((cost) => times * cost));
      };
      const [[ours = [], least], busy] = [await measured(1), await measured(AT_ONCE)];
      rows.push([
        ...[name, String(misskey), ...figures(ours, misskey, least)],
        ...figures(busy[0] ?? [], misskey, busy[1]),
      ]);
    }
    const { costs, waits } = await publish(server);
    const published = (name: string, misskey: number, ours: number[]) =>
      rows.push([name, String(misskey), ...figures(ours, misskey), '', '', '', '']);
    published('post to 1,000 followers', MISSKEY.post, costs);
    published('until a follower sees it, ms', MISSKEY.visible, waits);
    await server.stop();
    await bare.stop();
    const columns = ['CPU ms', '× Misskey', 'floor', '× floor'];
    const busy = columns.map((name) => `${name}, ${AT_ONCE} at a time`);
    return { columns: ['', 'Misskey', ...columns, ...busy], rows };
  },
};

interface Compared {
  name: string;
  misskey: number;
  /** Calls for one operation. */
  calls?: number;
  rounds?: typeof READING;
  next(index: number): Asked;
  floor?(index: number): Asked;
}

function sideOf({ cpu, ask }: Server, next: (index: number) => Asked): Side {
  return { cpu, ask: oneAfterTheOther((index) => ask(next(index))) };
}

function figures(ours: number[], misskey: number, floor?: number[]): string[] {
  const share = (median(ours) / misskey).toFixed(3);
  const least = floor
    ? [median(floor).toFixed(2), (median(ours) / median(floor)).toFixed(2)]
    : ['', ''];
  return [withSpread(ours, 2), share, ...least];
}

const FEED = '/api/feed?kind=following';

type Server = Awaited<ReturnType<typeof startMeasured>>;

interface ReadPost {
  id: string;
  author: { username: string };
}

/** Enough that nobody likes a post twice. */
async function readPosts(server: Server): Promise<ReadPost[]> {
  const posts: ReadPost[] = [];
  for (let cursor = ''; posts.length * READERS < 2 * LIKES; ) {
    const path = `/api/feed?limit=50${cursor && `&cursor=${cursor}`}`;
    const page: { items: ReadPost[]; nextCursor: string } = JSON.parse(await server.ask({ path }));
    posts.push(...page.items);
    cursor = page.nextCursor;
  }
  return posts;
}

/** Publishes posts one after the other, in batches, so that background jobs disturb only few of them. */
async function publish(server: Server) {
  const cookie = cookieOf(KNOWN.hundreds);
  const post = (text: string) =>
    server.ask({ path: '/api/posts', method: 'POST', cookie, body: { text } });
  const isSeen = async (text: string) =>
    (await server.ask({ path: `${FEED}&limit=1`, cookie: FOLLOWER_COOKIE })).includes(text);
  for (let index = 0; index < WARM_UP_POSTS; index += 1) await post(`Aquecimento ${index}`);
  const waits: number[] = [];
  for (let index = 0; index < POSTS; index += 1) {
    const [begun, text] = [performance.now(), `Lance visto ${index}`];
    await post(text);
    while (!(await isSeen(text)));
    waits.push(performance.now() - begun);
  }
  const costs: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const before = await server.cpu();
    for (let index = 1; index < POSTS; index += 1) await post(`Lance contado ${index}`);
    await post(`Último de ${batch}`);
    // Rarely, so that polling costs little.
    while (!(await isSeen(`Último de ${batch}`))) await setTimeout(100);
    costs.push(((await server.cpu()) - before) / 1000 / POSTS);
  }
  return { costs, waits };
}
