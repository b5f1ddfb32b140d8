import { randomUUID } from 'node:crypto';
import { createComment } from '@arquiba/contract/comments';
import {
  acceptConversation,
  markRead,
  muteConversation,
  openConversation,
} from '@arquiba/contract/conversations';
import { follow, unfollow } from '@arquiba/contract/follows';
import { sendMessage, unsendMessage } from '@arquiba/contract/messages';
import {
  markNotificationsSeen,
  readNotifications,
  setNotificationSetting,
} from '@arquiba/contract/notifications';
import { createPost } from '@arquiba/contract/posts';
import {
  getPush,
  setPushSettings,
  subscribeToPush,
  unsubscribeFromPush,
} from '@arquiba/contract/push';
import { likePost, unlikePost } from '@arquiba/contract/reactions';
import { blockProfile } from '@arquiba/contract/safety';
import { signOut } from '@arquiba/contract/sessions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allJobs } from '../all-jobs.ts';
import { createPushService } from './create-push-service.ts';
import { releaseJob } from './release-job.ts';
import { startPushDouble } from './testing/push-double.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const MINUTE = 60_000;
let double: Awaited<ReturnType<typeof startPushDouble>>;
let app: TestApp;
let ana: Person;
let bia: Person;

beforeAll(async () => {
  double = await startPushDouble();
  app = await startTestApp({
    ...{ pushOrigin: double.origin, budgets: { read: GENEROUS, write: GENEROUS } },
  });
});
beforeEach(async () => {
  [ana, bia] = [await signUp(app), await signUp(app)];
});
afterEach(() => double.answer(201));
afterAll(async () => {
  await app.close();
  await double.close();
});

/** A browser of somebody that gets pushes. */
async function device(who: Person) {
  const browser = double.subscribe();
  await who.call(subscribeToPush, browser.keys);
  return browser;
}

const attempt = { jobId: '', number: 1, signal: new AbortController().signal };

/** Runs the jobs of everything that was announced so far. Time passes: ids come in their order. */
async function deliver() {
  app.clock.advance(10);
  const { rows } = await app.pool.query<{ topic: string; payload: object }>(
    `WITH due AS (DELETE FROM outbox WHERE topic ~ 'push' RETURNING *)
    SELECT topic, payload FROM due ORDER BY id`,
  );
  for (const { topic, payload } of rows) {
    const jobs = allJobs.filter((job) => job.topic === topic);
    expect(jobs).toHaveLength(1);
    for (const job of jobs) await job.run(app.api.services, payload, attempt);
  }
  return rows.length;
}

const say = async (who: Person, id: string, text = 'Oi') => {
  app.clock.advance(10);
  return who.call(sendMessage, { id, clientId: randomUUID(), text });
};

/** A conversation of both that nobody has to accept. */
async function talk() {
  const { id } = await ana.call(openConversation, { username: bia.username });
  await say(ana, id, 'Primeira');
  await bia.call(acceptConversation, { id });
  return id;
}

const countOf = async (who: Person) =>
  (await app.pool.query('SELECT FROM push_subscription WHERE account_id = $1', [who.id])).rowCount;

describe('a push', () => {
  test('is encrypted for the browser, signed, and says nothing without leave', async () => {
    const browser = await device(ana);
    await bia.call(follow, { username: ana.username });
    await deliver();
    expect(browser.received).toHaveLength(1);
    const [push] = browser.received;
    expect(push).toMatchObject({
      ...{ title: 'Você tem uma notificação nova', body: '', renotify: false },
      navigate: `${TEST_ORIGIN}/perfil/${bia.username}`,
      headers: { ttl: '3600', urgency: 'low', 'content-encoding': 'aes128gcm' },
      claims: { aud: double.origin, sub: 'mailto:atendimento@aro.example' },
    });
    expect(push?.headers.topic).toMatch(/^[0-9a-f]{32}$/);
    expect(push?.tag).toBe(push?.headers.topic);
    const now = app.clock.now().getTime() / 1000;
    expect(push?.claims.exp).toBeGreaterThan(now);
    expect(push?.claims.exp).toBeLessThanOrEqual(now + 24 * 3600);
    expect(push?.senderKey).toBe((await ana.call(getPush, {})).publicKey);
  });

  test('shows the text to those who allowed it', async () => {
    const browser = await device(ana);
    await ana.call(setPushSettings, { showText: true });
    const { id } = await ana.call(createPost, { text: 'Treino às seis' });
    await bia.call(createComment, { id, text: 'Estarei lá' });
    await deliver();
    expect(browser.received).toMatchObject([
      {
        title: `${bia.sent.socialName} comentou sua publicação`,
        body: 'Estarei lá',
        headers: { ttl: '86400', urgency: 'normal' },
      },
    ]);
  });

  test('comes once for likes that are shown as one, and again after they were read', async () => {
    const browser = await device(ana);
    const { id } = await ana.call(createPost, { text: 'Gol' });
    const [eva, rui] = [await signUp(app), await signUp(app)];
    for (const fan of [bia, eva]) {
      app.clock.advance(10);
      await fan.call(likePost, { id });
    }
    await deliver();
    expect(browser.received).toHaveLength(1);
    await ana.call(readNotifications, {});
    app.clock.advance(10);
    await rui.call(likePost, { id });
    await deliver();
    expect(browser.received).toHaveLength(2);
    // A device that was away shows the last one only.
    expect(browser.received[1]?.headers.topic).toBe(browser.received[0]?.headers.topic);
  });

  test.each<[string, (postId: string) => Promise<unknown>]>([
    ['undone', (id) => bia.call(unlikePost, { id })],
    ['read', () => ana.call(readNotifications, {})],
    ['seen', () => ana.call(markNotificationsSeen, {})],
    ['unwanted', () => ana.call(setNotificationSetting, { subject: 'likes', push: false })],
    ['of someone blocked since', () => ana.call(blockProfile, { username: bia.username })],
  ])('is not sent for what is %s', async (_, change) => {
    const browser = await device(ana);
    const { id } = await ana.call(createPost, { text: 'Gol' });
    await bia.call(likePost, { id });
    await change(id);
    expect(await deliver()).toBe(1);
    expect(browser.received).toEqual([]);
  });

  test('is not sent to someone who has a page open', async () => {
    const browser = await device(ana);
    const open = (until: Date) =>
      app.pool.query('INSERT INTO chat_presence VALUES ($1, gen_random_uuid(), $2)', [
        ana.id,
        until,
      ]);
    await open(new Date(app.clock.now().getTime() + MINUTE));
    await bia.call(follow, { username: ana.username });
    await deliver();
    expect(browser.received).toEqual([]);
    app.clock.advance(2 * MINUTE);
    await bia.call(unfollow, { username: ana.username });
    await bia.call(follow, { username: ana.username });
    await deliver();
    expect(browser.received).toHaveLength(1);
  });

  test('that came just before the last page was closed is made up for, if it is still new', async () => {
    const browser = await device(ana);
    const open = () =>
      app.pool.query('INSERT INTO chat_presence VALUES ($1, gen_random_uuid(), $2)', [
        ana.id,
        new Date(app.clock.now().getTime() + MINUTE),
      ]);
    const release = async () => {
      await releaseJob.run(app.api.services, {}, attempt);
      await deliver();
    };
    const { id } = await ana.call(createPost, { text: 'Gol' });
    await open();
    await bia.call(likePost, { id });
    await deliver();
    // Still looking: it is forgotten.
    await release();
    app.clock.advance(2 * MINUTE);
    await release();
    expect(browser.received).toEqual([]);
    await open();
    await bia.call(follow, { username: ana.username });
    await deliver();
    app.clock.advance(2 * MINUTE);
    await release();
    await release();
    expect(browser.received).toMatchObject([{ title: 'Você tem uma notificação nova' }]);
    await open();
    await bia.call(createComment, { id, text: 'Boa' });
    await deliver();
    await ana.call(readNotifications, {});
    app.clock.advance(2 * MINUTE);
    await release();
    expect(browser.received).toHaveLength(1);
  });

  test('reaches every browser of the account, and nobody else', async () => {
    const first = await device(ana);
    const other = { ...ana, call: app.as(await app.signIn(ana.id)) };
    const [second, foreign] = [await device(other), await device(bia)];
    const eva = await signUp(app);
    await eva.call(follow, { username: ana.username });
    await deliver();
    expect([first, second, foreign].map(({ received }) => received.length)).toEqual([1, 1, 0]);
  });
});

describe('a message', () => {
  test('is pushed without its text, and with it where allowed; bursts come once', async () => {
    const browser = await device(bia);
    const id = await talk();
    await deliver();
    browser.received.length = 0;
    await say(ana, id, 'Um');
    await say(ana, id, 'Dois');
    await deliver();
    expect(browser.received).toMatchObject([
      {
        ...{ title: 'Você tem uma mensagem nova', body: '', renotify: true },
        ...{ navigate: `${TEST_ORIGIN}/chat/${id}`, headers: { urgency: 'high', ttl: '86400' } },
      },
    ]);
    await bia.call(setPushSettings, { showText: true });
    await say(ana, id, 'Três');
    await deliver();
    expect(browser.received[1]).toMatchObject({ title: ana.sent.socialName, body: 'Três' });
  });

  test('of a stranger waits as a request, without a push', async () => {
    const browser = await device(bia);
    const { id } = await ana.call(openConversation, { username: bia.username });
    await say(ana, id);
    await deliver();
    expect(browser.received).toEqual([]);
  });

  test.each<[string, (place: { id: string; seq: number }) => Promise<unknown>]>([
    ['read', (place) => bia.call(markRead, place)],
    ['taken back', (place) => ana.call(unsendMessage, place)],
    ['muted', ({ id }) => bia.call(muteConversation, { id })],
    ['turned off', () => bia.call(setPushSettings, { messages: false })],
  ])('is not pushed if it was %s', async (_, change) => {
    const browser = await device(bia);
    const id = await talk();
    await deliver();
    const before = browser.received.length;
    const { seq } = await say(ana, id);
    await bia.call(markRead, { id, seq: seq - 1 });
    await change({ id, seq });
    expect(await deliver()).toBe(1);
    expect(browser.received).toHaveLength(before);
  });
});

describe('quiet hours', () => {
  const night = { from: '22:00', to: '07:00', timeZone: 'America/Sao_Paulo' };
  const passUntil = (time: string) => {
    const at = app.clock.now();
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const next = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), hours, minutes);
    const wait = next - at.getTime();
    app.clock.advance(wait > 0 ? wait : wait + 24 * 3_600_000);
  };

  test('hold everything back, and end with one push that counts what is still new', async () => {
    const browser = await device(ana);
    await ana.call(setPushSettings, { quiet: night, showText: true });
    passUntil('01:30');
    const { id } = await ana.call(createPost, { text: 'Boa noite' });
    await bia.call(likePost, { id });
    await bia.call(createComment, { id, text: 'Durma bem' });
    await bia.call(follow, { username: ana.username });
    await bia.call(unfollow, { username: ana.username });
    await deliver();
    await releaseJob.run(app.api.services, {}, attempt);
    await deliver();
    expect(browser.received).toEqual([]);
    passUntil('10:01');
    // Sessions and devices outlive the night.
    for (let run = 0; run < 2; run += 1) {
      await releaseJob.run(app.api.services, {}, attempt);
      await deliver();
    }
    expect(browser.received).toMatchObject([
      { title: 'Você tem 2 notificações novas', navigate: `${TEST_ORIGIN}/notificacoes` },
    ]);
  });

  test('end without a word if everything was read', async () => {
    const browser = await device(bia);
    const id = await talk();
    await bia.call(markRead, { id, seq: 1 });
    await deliver();
    await bia.call(setPushSettings, { quiet: night });
    passUntil('02:00');
    const { seq } = await say(ana, id);
    await deliver();
    await bia.call(markRead, { id, seq });
    passUntil('10:01');
    await releaseJob.run(app.api.services, {}, attempt);
    expect(await deliver()).toBe(0);
    expect(browser.received).toEqual([]);
  });

  test.each([
    [{ ...night, timeZone: 'Brasília' }, 'quiet.timeZone'],
    [{ ...night, to: '22:00' }, 'quiet.to'],
    [{ ...night, from: '25:00' }, 'quiet.from'],
  ])('%o are refused', async (quiet, field) => {
    await expect(ana.call(setPushSettings, { quiet })).rejects.toMatchObject({
      ...{ code: 'invalid_input', fields: { [field]: expect.any(String) } },
    });
  });

  test('can be turned off again', async () => {
    expect((await ana.call(setPushSettings, { quiet: night })).quiet).toEqual(night);
    expect((await ana.call(setPushSettings, { messages: false })).quiet).toEqual(night);
    expect((await ana.call(setPushSettings, { quiet: null })).quiet).toBeNull();
  });
});

describe('a subscription', () => {
  const refused = [
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://user:pass@fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com@evil.example/x',
    'https://evil.example/#.push.apple.com',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://localhost/x',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/x',
    'file:///etc/passwd',
    'fcm.googleapis.com/x',
    '',
  ];
  test.each(refused)('at %s is refused', async (endpoint) => {
    const { keys } = double.subscribe();
    await expect(ana.call(subscribeToPush, { ...keys, endpoint })).rejects.toMatchObject({
      ...{ code: 'invalid_input', fields: { endpoint: expect.any(String) } },
    });
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('at %s is accepted', async (endpoint) => {
    await ana.call(subscribeToPush, { ...double.subscribe().keys, endpoint });
    expect(await ana.call(getPush, {})).toMatchObject({ here: true });
    await ana.call(unsubscribeFromPush, {});
  });

  test('the double of a test is not known to the product', () => {
    const service = createPushService({ ...app.api.services });
    expect(service.accepts(`${double.origin}/push/x`)).toBe(false);
  });

  test.each(['p256dh', 'auth'] as const)('with a wrong %s is refused', async (field) => {
    const keys = { ...double.subscribe().keys, [field]: 'AAAA' };
    await expect(ana.call(subscribeToPush, keys)).rejects.toMatchObject({
      ...{ code: 'invalid_input', fields: { [field]: expect.any(String) } },
    });
  });

  test('needs a session', async () => {
    for (const route of [getPush, unsubscribeFromPush] as const) {
      await expect(app.call(route, {})).rejects.toMatchObject({ code: 'sign_in_required' });
    }
    await expect(app.call(subscribeToPush, double.subscribe().keys)).rejects.toMatchObject({
      code: 'sign_in_required',
    });
  });

  test('ends with a word, with the session, and with the account', async () => {
    await device(ana);
    await ana.call(unsubscribeFromPush, {});
    expect(await countOf(ana)).toBe(0);
    const browser = await device(ana);
    await bia.call(follow, { username: ana.username });
    await ana.call(signOut, {});
    expect(await countOf(ana)).toBe(0);
    await deliver();
    expect(browser.received).toEqual([]);
    await device(bia);
    await app.pool.query('DELETE FROM account WHERE id = $1', [bia.id]);
    expect(await countOf(bia)).toBe(0);
  });

  test('of a browser belongs to who used it last; a session has one; an account at most ten', async () => {
    const browser = await device(ana);
    await bia.call(subscribeToPush, browser.keys);
    expect([await countOf(ana), await countOf(bia)]).toEqual([0, 1]);
    await device(bia);
    expect(await countOf(bia)).toBe(1);
    for (let more = 0; more < 11; more += 1) {
      app.clock.advance(10);
      await device({ ...ana, call: app.as(await app.signIn(ana.id)) });
    }
    expect(await countOf(ana)).toBe(10);
  });

  test.each([404, 410])('is deleted after a %i', async (status) => {
    await device(ana);
    double.answer(status);
    await bia.call(follow, { username: ana.username });
    await deliver();
    expect(await countOf(ana)).toBe(0);
  });

  test.each([429, 500, 503])('stays after a %i, and the job tries again', async (status) => {
    const browser = await device(ana);
    double.answer(status);
    await bia.call(follow, { username: ana.username });
    const { rows } = await app.pool.query(
      `SELECT payload FROM outbox WHERE topic = 'notifications.push-due'`,
    );
    await expect(deliver()).rejects.toThrow('busy');
    expect(await countOf(ana)).toBe(1);
    double.answer(201);
    const [job] = allJobs.filter(({ topic }) => topic === 'notifications.push-due');
    await job?.run(app.api.services, rows[0].payload, { ...attempt, number: 2 });
    expect(browser.received).toHaveLength(1);
  });

  test.each([301, 400, 403, 413])('after a %i the push is given up', async (status) => {
    const browser = await device(ana);
    double.answer(status);
    await bia.call(follow, { username: ana.username });
    await deliver();
    expect(await countOf(ana)).toBe(1);
    expect(browser.received).toEqual([]);
  });
});

describe('the keys', () => {
  test('are made once, and the private one is neither readable nor logged', async () => {
    const { services } = app.api;
    const known = (await ana.call(getPush, {})).publicKey;
    const again = createPushService({ ...services });
    expect(await again.publicKey()).toBe(known);
    const { rows } = await app.pool.query('SELECT * FROM push_key');
    expect(rows).toHaveLength(1);
    const privateBytes = services.vault.open(rows[0].sealed_private_key, 'push-key') as Buffer;
    expect(privateBytes).toHaveLength(32);
    const seen = JSON.stringify([app.logged, await ana.call(getPush, {})]);
    for (const form of ['base64url', 'base64', 'hex'] as const) {
      expect(seen).not.toContain(privateBytes.toString(form));
    }
  });

  test('addresses and keys of browsers are not logged', async () => {
    const { keys } = await device(ana);
    double.answer(500);
    await bia.call(follow, { username: ana.username });
    await deliver().catch(() => undefined);
    const seen = JSON.stringify(app.logged);
    for (const secret of Object.values(keys)) expect(seen).not.toContain(secret);
  });
});
