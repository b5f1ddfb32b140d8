import { brand } from '@arquiba/contract/brand';
import { getProduct, listProducts } from '@arquiba/contract/catalog';
import { createClient } from '@arquiba/contract/client';
import { countUnread, listConversations } from '@arquiba/contract/conversations';
import { getFeed } from '@arquiba/contract/feed';
import { listGroupRequests } from '@arquiba/contract/group-members';
import { listGroupPosts } from '@arquiba/contract/group-posts';
import { getGroup } from '@arquiba/contract/groups';
import { notificationKind } from '@arquiba/contract/notifications';
import { orderStates } from '@arquiba/contract/order-views';
import { getProfile } from '@arquiba/contract/profiles';
import { listReviews } from '@arquiba/contract/reviews';
import type { Call } from '@arquiba/contract/route';
import { confirmSecondFactor, signIn } from '@arquiba/contract/sessions';
import { startFilledProduct } from '@arquiba/testing/prepared-world';
import type { RunningProduct } from '@arquiba/testing/start-product';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../apps/api/src/second-factors/public/code-of.ts';
import { addresses } from './content/addresses.ts';
import { waiting } from './content/admissions.ts';
import { collections } from './content/collections.ts';
import { commentPictures } from './content/comment-pictures.ts';
import { conversationUnder } from './content/conversation.ts';
import { events } from './content/events.ts';
import { askers, followsAmong } from './content/follows.ts';
import { frames } from './content/frames.ts';
import { closed } from './content/groups.ts';
import { members } from './content/members.ts';
import { membershipsOf } from './content/memberships.ts';
import { ofTheFan } from './content/moderated.ts';
import { posts } from './content/posts.ts';
import { type Reaction, reactionsAmong } from './content/reactions.ts';
import { reviews } from './content/reviews.ts';
import { signIns } from './content/sign-ins.ts';
import { threads } from './content/threads.ts';
import { randomOf } from './seed/random.ts';

let product: RunningProduct;
let pool: pg.Pool;
let call: Call;

beforeAll(async () => {
  product = await startFilledProduct();
  pool = new pg.Pool({ connectionString: product.databaseUrl, max: 1 });
  call = createClient({ baseUrl: product.siteUrl, headers: { origin: product.siteUrl } });
}, 400_000);
afterAll(async () => {
  await pool.end();
  await product.stop();
});

async function count(table: string): Promise<number> {
  const { rows } = await pool.query(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0].count;
}

/** Calls with the cookie of a session. */
async function signedIn({ email, password }: { email: string; password: string }): Promise<Call> {
  const headers: Record<string, string> = { origin: product.siteUrl };
  const client = createClient({
    ...{ baseUrl: product.siteUrl, headers },
    async fetch(...request) {
      const response = await fetch(...request);
      const [cookie] = response.headers.getSetCookie();
      if (cookie) headers.cookie = cookie.split(';', 1)[0] ?? '';
      return response;
    },
  });
  await client(signIn, { email, password });
  return client;
}

test('everyone and everything is there once', async () => {
  expect(await count('account')).toBe(members.length);
  // Each event is announced by a post; in groups one more waits, and one was removed.
  expect(await count('post WHERE repost_of IS NULL')).toBe(
    posts.length + events.length + ofTheFan.posts.length,
  );
  expect(await count('product')).toBe(frames.length);
  const buyers = await count('(SELECT DISTINCT account_id FROM product_review) AS buyer');
  expect(await count('address')).toBe(Object.values(addresses).flat().length + buyers);
  expect(await count('product_color')).toBe(frames.flatMap(({ colors }) => colors).length);
  // One of those who asked was accepted.
  const follows = followsAmong(members, randomOf('arquiba/follows')).length;
  expect(await count('follow')).toBe(follows + 1);
});

test('someone has an order in each state, all of it paid, sent and returned as it says', async () => {
  const { rows } = await pool.query<{ status: string }>(
    `SELECT o.status FROM shop_order AS o JOIN account AS a ON a.id = o.account_id WHERE a.email = $1`,
    [signIns.fan.email],
  );
  expect(rows.map(({ status }) => status).toSorted()).toEqual(orderStates.toSorted());
  const prescriptions = await pool.query(
    `SELECT o.status, review FROM order_line AS l JOIN shop_order AS o ON o.id = l.order_id
     LEFT JOIN order_prescription AS p ON p.line_id = l.id
     WHERE l.lens->>'code' LIKE 'visao-simples%' ORDER BY o.status`,
  );
  expect(prescriptions.rows).toEqual([
    { status: 'em_separacao', review: 'aceita' },
    { status: 'pago', review: null },
  ]);
  const open = 'payment WHERE captured_cents = 0 AND order_number IN';
  const paid = '(SELECT number FROM shop_order WHERE paid_at IS NOT NULL)';
  expect(await count(`${open} ${paid}`)).toBe(0);
});

test('every review is of somebody who bought that colour, after it had arrived', async () => {
  expect(await count('product_review')).toBe(reviews.length);
  const { rows } = await pool.query(
    `SELECT r.text FROM product_review AS r
     JOIN order_line AS l ON l.id = r.order_line_id AND l.product_id = r.product_id AND l.color = r.color
     JOIN shop_order AS o ON o.id = l.order_id AND o.account_id = r.account_id
     JOIN product AS p ON p.id = r.product_id
     WHERE o.paid_at > p.created_at AND o.delivered_at < r.created_at`,
  );
  expect(rows).toHaveLength(reviews.length);
  const { items } = await call(listProducts, { limit: 50 });
  const texts = items.map(async ({ slug }) => (await call(listReviews, { slug })).items);
  const shown = (await Promise.all(texts)).flat().map(({ author }) => author);
  expect(shown).toHaveLength(reviews.length);
  expect(shown).not.toContain('');
});

test('people did what was drawn for them, and what is counted is there', async () => {
  const world = {
    posts,
    members,
    threads,
    membershipsOf,
    closed,
    follows: followsAmong(members, randomOf('arquiba/follows')),
  };
  const reactions = reactionsAmong(world, randomOf('arquiba/reactions'));
  const drawn = (wanted: Reaction['kind']) =>
    reactions.filter(({ kind }) => kind === wanted).length;
  expect(await count('reaction')).toBe(drawn('like'));
  expect(await count('post WHERE repost_of IS NOT NULL')).toBe(drawn('repost'));
  expect(await count('post_send')).toBe(drawn('send'));
  expect(await count('poll_vote')).toBe(drawn('vote'));
  expect(await count('poll')).toBe(posts.filter(({ poll }) => poll).length);
  expect(await count('post WHERE quote_of IS NOT NULL')).toBe(
    posts.filter(({ quotes }) => quotes).length,
  );
  const comments = posts.flatMap((post) => {
    const random = randomOf(`arquiba/conversations/${post.key}`);
    return conversationUnder(post, threads[post.key] ?? [], random);
  });
  expect(await count('comment')).toBe(comments.length);
  expect(await count('comment WHERE media IS NOT NULL')).toBe(commentPictures.length);
  expect(await count('comment WHERE parent_id IS NOT NULL')).toBe(
    comments.filter(({ answers }) => answers !== undefined).length,
  );
  expect(await count('comment_like')).toBe(comments.flatMap(({ likes }) => likes).length);
  expect(await count('profile WHERE pinned_post_id IS NOT NULL')).toBe(
    members.filter(({ pinned }) => pinned).length,
  );
  expect(await count('follow_request')).toBe(askers.length - 1);
  const shelved = Object.values(collections).flatMap((shelves) => Object.values(shelves).flat());
  expect(await count('collection_post')).toBe(shelved.length);
  const { rows } = await pool.query(
    'SELECT sum(likes)::int AS likes, sum(comments)::int AS comments FROM post_stat',
  );
  expect(rows).toEqual([{ likes: drawn('like'), comments: comments.length }]);
});

test('the groups have their members; in the one that the fan moderates two people wait', async () => {
  const entered = [...membershipsOf.values()].reduce((sum, { size }) => sum + size, 0);
  expect(await count('sports_group_member')).toBe(entered);
  const fan = await signedIn(signIns.fan);
  const slug = 'caravana-do-seu-tiao';
  expect(await fan(getGroup, { slug })).toMatchObject({ role: 'moderator', waiting: 2 });
  const { items } = await fan(listGroupRequests, { slug });
  const answers = items.flatMap((request) => request.answers.map(({ answer }) => answer));
  expect(answers.toSorted()).toEqual(
    Object.values(waiting.caravana ?? {})
      .flat()
      .toSorted(),
  );
  const [pinned] = (await fan(listGroupPosts, { slug })).items;
  expect(pinned).toMatchObject({ audience: 'group', group: { pinned: true } });
});

test('members answered the events: one is full, two dates are cancelled, the fan goes to two', async () => {
  expect(await count('event')).toBe(events.length);
  expect(await count('event_date WHERE cancelled')).toBe(2);
  const past = events.filter(({ result }) => result);
  expect(await count("event_date WHERE result <> ''")).toBe(past.length);
  const { rows } = await pool.query(
    `SELECT e.title, count(*)::int AS waiting FROM event_answer AS a
     JOIN event_date AS d ON d.id = a.date_id JOIN event AS e ON e.id = d.event_id
     WHERE a.answer = 'waiting' AND d.going = d.capacity AND d.starts_at > e.created_at + interval '20 days'
     GROUP BY e.title`,
  );
  expect(rows).toEqual([{ title: 'Society de quarta', waiting: 4 }]);
  const answers = await pool.query(
    `SELECT a.answer FROM event_answer AS a JOIN event_date AS d ON d.id = a.date_id
     JOIN account AS fan ON fan.id = a.account_id
     WHERE fan.email = $1 AND d.starts_at BETWEEN now() - interval '1 day' AND now() + interval '8 days'`,
    [signIns.fan.email],
  );
  expect(answers.rows).toEqual([{ answer: 'going' }, { answer: 'going' }]);
});

test('the fan has unread notices of every kind that an open profile can get', async () => {
  await signedIn(signIns.fan);
  const missing = async () => {
    const { rows } = await pool.query(
      `SELECT DISTINCT kind FROM notification JOIN account AS fan ON fan.id = recipient_id
       WHERE fan.email = $1 AND reading = 0`,
      [signIns.fan.email],
    );
    const told = rows.map(({ kind }) => kind);
    // Whether one of her events is soon depends on the day; of a live, on the minute.
    const expected = notificationKind.options.filter((kind) => !kind.endsWith('-soon'));
    return expected.filter((kind) => !told.includes(kind));
  };
  // Jobs tell of events and polls after the start.
  await expect.poll(missing, { timeout: 90_000, interval: 1000 }).toEqual(['follow-request']);
}, 100_000);

test('the three demonstration accounts sign in; the shop administers, with a second factor', async () => {
  for (const { email, password } of [signIns.fan, signIns.club]) {
    expect(await call(signIn, { email, password })).toMatchObject({ status: 'active', email });
  }
  const { email, password, secret } = signIns.shop;
  const asked = await call(signIn, { email, password });
  if (asked.status !== 'second_factor') throw new Error('The shop signs in without a code');
  const { challenge } = asked;
  const code = await codeOf(secret);
  expect(await call(confirmSecondFactor, { challenge, code })).toMatchObject({
    ...{ status: 'active', email, roles: ['administrator'] },
  });
});

test('the fan signs in to three conversations with unread messages, and one request', async () => {
  const asFan = await signedIn(signIns.fan);
  const { items } = await asFan(listConversations, {});
  expect(items.map(({ kind }) => kind).sort()).toEqual(['direct', 'group', 'shop']);
  for (const { title, unread, mayWrite } of items) {
    expect(unread, title).toBeGreaterThan(0);
    expect(mayWrite, title).toBe(true);
  }
  expect(await asFan(countUnread, {})).toMatchObject({ inbox: 3, requests: 1 });
});

test('the network has its own profile, with face, cover and followers', async () => {
  const profile = await call(getProfile, { username: brand.network.username });
  expect(profile).toMatchObject({ displayName: brand.network.name, verified: true });
  expect(profile.followers).toBeGreaterThan(10);
  expect(profile.avatar).toMatchObject({ mime: 'image/jpeg', width: 320, height: 320 });
  expect(profile.cover?.placeholder).toMatch(/^data:image\//);
});

test('the feed is alive, newest first, with pictures and clips of known size', async () => {
  const { items } = await call(getFeed, { limit: 50 });
  // Of a repost and its original only one is shown.
  expect(items.length).toBeGreaterThan(25);
  const dates = items.map(({ createdAt, repost }) => repost?.createdAt ?? createdAt);
  expect(dates).toEqual(dates.toSorted().reverse());
  const media = items.flatMap((post) => post.media);
  expect(media.some(({ mime }) => mime === 'video/mp4')).toBe(true);
  for (const { width, height, alt } of media) {
    expect(width).toBeGreaterThan(0);
    expect(height).toBeGreaterThan(0);
    expect(alt).not.toBe('');
  }
});

test('the shop shows each colour in a picture of its own', async () => {
  const { items } = await call(listProducts, { limit: 50 });
  expect(items).toHaveLength(frames.length);
  expect(items[0]?.title).toBe(frames.at(-1)?.title);
  const product = await call(getProduct, { slug: items[0]?.slug ?? '' });
  const pictures = product.colors.map(({ image }) => image?.url);
  expect(new Set(pictures).size).toBe(product.colors.length);
});
