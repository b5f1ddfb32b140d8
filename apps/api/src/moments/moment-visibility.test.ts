import { openConversation } from '@arquiba/contract/conversations';
import { follow } from '@arquiba/contract/follows';
import { listMessages, sendMessage } from '@arquiba/contract/messages';
import { keepMoment, listMomentViewers, seeMoment } from '@arquiba/contract/moment-acts';
import type { MomentAudience } from '@arquiba/contract/moment-views';
import {
  addCloseFriend,
  createMoment,
  deleteMoment,
  getMoment,
  listMoments,
  removeCloseFriend,
} from '@arquiba/contract/moments';
import { updateProfile } from '@arquiba/contract/profiles';
import type { Call } from '@arquiba/contract/route';
import { blockProfile } from '@arquiba/contract/safety';
import { mediaServerOptions } from '@arquiba/media/app';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clip } from '../../../media/src/testing/test-clips.ts';

const START = new Date('2026-03-10T12:00:00Z');
const people = ['visitor', 'stranger', 'follower', 'close', 'owner'] as const;
type Who = (typeof people)[number];

let app: TestApp;
let mediaApp: FastifyInstance;
let owner: Person;
let calls: Record<Who, Call>;
let follower: Person;
let close: Person;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  mediaApp = Fastify(mediaServerOptions);
  await app.media.register(mediaApp);
});
beforeEach(async () => {
  app.clock.set(START);
  // The list of everyone's shows only those of the test.
  await app.pool.query('DELETE FROM moment');
  owner = await signUp(app);
  const stranger = await signUp(app);
  [follower, close] = [await signUp(app), await signUp(app)];
  for (const { call } of [follower, close]) await call(follow, { username: owner.username });
  await owner.call(addCloseFriend, { username: close.username });
  calls = {
    ...{ visitor: app.call, stranger: stranger.call, follower: follower.call },
    ...{ close: close.call, owner: owner.call },
  };
});
afterAll(async () => {
  await mediaApp.close();
  await app.close();
});

async function publish(audience: MomentAudience) {
  count += 1;
  const media = await storeFile(app, `/moments/${owner.id}/${count}/foto.png`);
  return await owner.call(createMoment, { media, audience });
}

async function statusOf(address: string): Promise<number> {
  const { pathname, search } = new URL(address);
  return (await mediaApp.inject({ url: pathname + search })).statusCode;
}

/** Answers of the gate are reused for two seconds. */
const eventually = (address: string) => expect.poll(() => statusOf(address), { timeout: 5000 });
const bare = (address: string) => address.replace(/pass=[^&]*&?/, '');
/** The moment for each person who may see it. */
async function seenBy(id: string) {
  const found = new Map<Who, string>();
  for (const who of people) {
    const listed = (await calls[who](listMoments, {})).items.some((each) => each.id === id);
    const moment = await calls[who](getMoment, { id }).catch(() => null);
    expect(listed, `${who} reads it and finds it in the list`).toBe(moment !== null);
    if (moment) found.set(who, moment.media.url);
  }
  return found;
}

describe('who sees a moment and may load its file', () => {
  test.each([
    ['public', ['visitor', 'stranger', 'follower', 'close', 'owner']],
    ['followers', ['follower', 'close', 'owner']],
    ['close', ['close', 'owner']],
  ] as const)('for %s: %j', async (audience, expected) => {
    const { id } = await publish(audience);
    const seen = await seenBy(id);
    expect([...seen.keys()]).toEqual(expected);
    for (const address of seen.values()) {
      expect(await statusOf(address)).toBe(200);
      for (const form of ['raw', 'thumbnail', 'video', 'image']) {
        expect(await statusOf(bare(address).replace('/image/', `/${form}/`))).toBe(404);
      }
    }
    app.clock.set(new Date(START.getTime() + 24 * 3_600_000));
    expect([...(await seenBy(id)).keys()]).toEqual([]);
  });

  test('a private profile shows it to followers only, whatever its audience', async () => {
    const { id } = await publish('public');
    const before = await seenBy(id);
    await owner.call(updateProfile, { private: true });
    expect([...(await seenBy(id)).keys()]).toEqual(['follower', 'close', 'owner']);
    for (const who of ['visitor', 'stranger'] as const) {
      await eventually(before.get(who) ?? '').toBe(404);
    }
    expect(await statusOf(before.get('follower') ?? '')).toBe(200);
  });

  test('nobody sees the moments of someone who blocked them, or was blocked', async () => {
    const { id } = await publish('public');
    const before = await seenBy(id);
    await owner.call(blockProfile, { username: follower.username });
    await close.call(blockProfile, { username: owner.username });
    expect([...(await seenBy(id)).keys()]).toEqual(['visitor', 'stranger', 'owner']);
    for (const who of ['follower', 'close'] as const) {
      await eventually(before.get(who) ?? '').toBe(404);
    }
  });

  test('nothing of an account that was blocked is left', async () => {
    const { id } = await publish('public');
    const before = await seenBy(id);
    await app.api.backOffice().accounts.block(owner.sent.email);
    for (const who of ['visitor', 'follower'] as const) {
      await expect(calls[who](getMoment, { id })).rejects.toMatchObject({ code: 'not_found' });
      await eventually(before.get(who) ?? '').toBe(404);
    }
  });

  test('who is taken off the list of close friends loses it, and nobody else knows the list', async () => {
    const { id } = await publish('close');
    const before = await seenBy(id);
    await owner.call(removeCloseFriend, { username: close.username });
    expect([...(await seenBy(id)).keys()]).toEqual(['owner']);
    await eventually(before.get('close') ?? '').toBe(404);
  });
});

test('the file of a moment that ended or was deleted opens nothing, also as a video', async () => {
  count += 1;
  const path = `/moments/${owner.id}/${count}/lance.mp4`;
  const content = await clip({ seconds: 1, size: '64x64' });
  await app.media.port.store({ path, mime: 'video/mp4', originalFileName: 'lance.mp4', content });
  const film = await owner.call(createMoment, { media: { path, alt: '' } });
  // Passes of the last hour are still good for some hours.
  app.clock.set(new Date(START.getTime() + 24 * 3_600_000 - 1000));
  const forFollower = await follower.call(getMoment, { id: film.id });
  const { url, poster = '', original = '' } = forFollower.media;
  const addresses = [url, poster, original, `${url}&f=hls-h264-rt`];
  for (const address of addresses) expect(await statusOf(address)).toBeLessThan(300);
  const kept = await publish('public');
  const address = (await seenBy(kept.id)).get('visitor') ?? '';
  expect(await statusOf(address)).toBe(200);
  app.clock.set(new Date(START.getTime() + 24 * 3_600_000));
  for (const each of addresses) await eventually(each).toBe(404);
  await owner.call(deleteMoment, { id: kept.id });
  await eventually(address).toBe(404);
});

test('a kept one stays for those who saw it, and for nobody else', async () => {
  const { id } = await publish('followers');
  await owner.call(keepMoment, { id, achievement: { title: 'Bi', date: '2026-03-01' } });
  app.clock.set(new Date(START.getTime() + 72 * 3_600_000));
  const seen = await seenBy(id);
  expect([...seen.keys()]).toEqual(['follower', 'close', 'owner']);
  expect(await statusOf(seen.get('close') ?? '')).toBe(200);
});

test('the list of viewers leaves out hidden and blocked people', async () => {
  const { id } = await publish('public');
  for (const { call } of [follower, close]) await call(seeMoment, { id });
  expect((await owner.call(listMomentViewers, { id })).items).toHaveLength(2);
  await owner.call(blockProfile, { username: follower.username });
  await app.api.backOffice().accounts.block(close.sent.email);
  expect((await owner.call(listMomentViewers, { id })).items).toEqual([]);
});

test('a reply is a message with the moment as its card, until it ends', async () => {
  const { id } = await publish('close');
  const { id: conversation } = await close.call(openConversation, { username: owner.username });
  const message = { id: conversation, text: 'Que golaço!', card: { kind: 'moment', target: id } };
  const clientId = '6b1f8a52-6c1e-4c39-9a35-1f2d3c4b5a69';
  await close.call(sendMessage, { ...message, clientId } as never);
  const card = async (person: Person) =>
    (await person.call(listMessages, { id: conversation })).items[0]?.card;
  const path = `/moments/${owner.username}/${id}`;
  expect(await card(owner)).toMatchObject({ kind: 'moment', gone: false, path });
  expect(await statusOf((await card(owner))?.picture?.url ?? '')).toBe(200);
  const foreign = await follower.call(openConversation, { username: owner.username });
  const unseen = follower.call(sendMessage, { ...message, id: foreign.id, clientId } as never);
  await expect(unseen).rejects.toMatchObject({ code: 'not_found' });
  app.clock.set(new Date(START.getTime() + 24 * 3_600_000));
  expect(await card(owner)).toMatchObject({ gone: true, path: '', picture: null });
});
