import { createComment } from '@arquiba/contract/comments';
import { openConversation } from '@arquiba/contract/conversations';
import { getDigestLink, setDigest, stopDigest } from '@arquiba/contract/digests';
import { follow } from '@arquiba/contract/follows';
import { sendMessage } from '@arquiba/contract/messages';
import {
  getNotificationSettings,
  markNotificationsSeen,
  readNotifications,
  setNotificationSetting,
} from '@arquiba/contract/notifications';
import { createPost, deletePost } from '@arquiba/contract/posts';
import { likePost } from '@arquiba/contract/reactions';
import { blockProfile } from '@arquiba/contract/safety';
import { leave } from '@arquiba/testing/deletions';
import { type Person, signUp, signUpUnconfirmed } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digestJob } from './digest-job.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const DAY_MS = 24 * 3_600_000;
let app: TestApp;
let fan: Person;
let other: Person;
let postId: string;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS, credentials: GENEROUS } });
  app.clock.set(new Date('2026-03-10T15:00:00Z'));
});
beforeEach(async () => {
  fan = await signUp(app);
  other = await signUp(app, { socialName: 'Bia' });
  postId = (await fan.call(createPost, { text: 'Gol no fim' })).id;
});
afterAll(() => app.close());

async function run(): Promise<void> {
  const attempt = { jobId: 'test', number: 1, signal: new AbortController().signal };
  await digestJob.run(app.api.services, {}, attempt);
}

/** Eight in the morning in Brasília, of the next day or of the next Monday. */
function nextMorning(weekday?: number): void {
  const at = new Date(app.clock.now().getTime() + DAY_MS);
  at.setUTCHours(11, 0, 0, 0);
  while (weekday !== undefined && at.getUTCDay() !== weekday) at.setTime(at.getTime() + DAY_MS);
  app.clock.set(at);
}

/** At a moment of its own, so that the order is certain. */
function later({ call }: Person): Person['call'] {
  app.clock.advance(1000);
  return call;
}

const mailsOf = (person: Person) => queuedMails(app, person.sent.email);
const like = (person = other) => later(person)(likePost, { id: postId });
const comment = (text: string) => later(other)(createComment, { id: postId, text });

describe('what is in it', () => {
  test('unseen notices in groups, with their pages, as text and HTML', async () => {
    await like();
    await like(await signUp(app));
    await comment('Que golaço');
    await later(other)(follow, { username: fan.username });
    nextMorning();
    await run();
    const [mail, ...more] = await mailsOf(fan);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('3 novidades para você na Arquiba');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toMatch(/Pessoa \d+ e Bia curtiram sua publicação/);
      expect(part).toContain('Bia comentou sua publicação');
      expect(part).toContain('“Que golaço”');
      expect(part).toContain(`http://arquiba.test/perfil/${other.username}`);
      expect(part).toContain(`http://arquiba.test/post/${postId}`);
      expect(part).toContain('no máximo uma vez por dia');
      expect(part).not.toContain('mensagens não lidas');
    }
  });

  test('ten at most, and how many more there are', async () => {
    for (let each = 0; each < 13; each += 1) await comment(`Comentário ${each}`);
    nextMorning();
    await run();
    const [mail] = await mailsOf(fan);
    expect(mail?.subject).toBe('13 novidades para você na Arquiba');
    expect(mail?.text.match(/• Bia comentou/g)).toHaveLength(10);
    expect(mail?.text).toContain('e mais 3');
  });

  test('nothing that mail programs would turn into a link of strangers', async () => {
    await comment('Ganhe prêmios em https://golpe.example/agora');
    nextMorning();
    await run();
    const [mail] = await mailsOf(fan);
    expect(mail?.text).toContain('Ganhe prêmios em https golpe example agora');
  });

  test('of messages, how many conversations wait, and never a text', async () => {
    const { id } = await other.call(openConversation, { username: fan.username });
    await later(other)(sendMessage, { id, clientId: crypto.randomUUID(), text: 'É segredo nosso' });
    nextMorning();
    await run();
    const [mail] = await mailsOf(fan);
    expect(mail?.subject).toBe('Uma conversa tem mensagens não lidas');
    expect(JSON.stringify(mail)).not.toContain('segredo');
    expect(JSON.stringify(mail)).not.toContain('Bia');
    nextMorning();
    await run();
    expect(await mailsOf(fan)).toHaveLength(1);
  });
});

describe('what the person may not see any more', () => {
  test.each([
    ['of a person they blocked', () => fan.call(blockProfile, { username: other.username })],
    ['of a post that was deleted', () => fan.call(deletePost, { id: postId })],
    ['of an account that was deleted', () => leave(app, other)],
  ])('%s', async (_what, change) => {
    await like();
    await comment('Que golaço');
    await change();
    nextMorning();
    await run();
    expect(await mailsOf(fan)).toEqual([]);
  });

  test('a mention in a post that only followers see now', async () => {
    const { id } = await later(other)(createPost, { text: `Oi @${fan.username}` });
    await app.pool.query(`UPDATE post SET audience = 'followers' WHERE id = $1`, [id]);
    nextMorning();
    await run();
    expect(await mailsOf(fan)).toEqual([]);
  });
});

describe('when it is sent', () => {
  test('once for each day, whatever runs at once and again', async () => {
    await like();
    nextMorning();
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await mailsOf(fan)).toHaveLength(1);
    app.clock.advance(2 * 3_600_000);
    await comment('Mais um');
    await run();
    expect(await mailsOf(fan)).toHaveLength(1);
  });

  test('with each notice in one digest only, and none if nothing is new', async () => {
    await like();
    nextMorning();
    await run();
    nextMorning();
    await run();
    expect(await mailsOf(fan)).toHaveLength(1);
    await comment('Depois');
    nextMorning();
    await run();
    const [, second] = await mailsOf(fan);
    expect(second?.subject).toBe('Uma novidade para você na Arquiba');
    expect(second?.text).not.toContain('curtiu');
  });

  test.each([
    ['seen', markNotificationsSeen],
    ['read', readNotifications],
  ])('not for what was %s', async (_what, route) => {
    await like();
    await fan.call(route, {});
    nextMorning();
    await run();
    expect(await mailsOf(fan)).toEqual([]);
  });

  test('never at night', async () => {
    await like();
    nextMorning();
    app.clock.advance(15 * 3_600_000);
    await run();
    expect(await mailsOf(fan)).toEqual([]);
  });

  test('on Mondays to those who want one a week, never to those who want none', async () => {
    await fan.call(setDigest, { frequency: 'weekly' });
    await like();
    nextMorning(4);
    await run();
    expect(await mailsOf(fan)).toEqual([]);
    nextMorning(1);
    await run();
    expect(await mailsOf(fan)).toHaveLength(1);
    await fan.call(setDigest, { frequency: 'off' });
    await comment('Depois');
    nextMorning(1);
    await run();
    expect(await mailsOf(fan)).toHaveLength(1);
  });

  test('not of subjects that are off for mail', async () => {
    await fan.call(setNotificationSetting, { subject: 'likes', mail: false });
    await like();
    nextMorning();
    await run();
    expect(await mailsOf(fan)).toEqual([]);
  });

  test('not to blocked and deleted accounts, nor to an e-mail that nobody confirmed', async () => {
    const unconfirmed = await signUpUnconfirmed(app);
    const [blocked, gone] = [await signUp(app), await signUp(app)];
    for (const { username } of [unconfirmed, blocked, gone]) {
      await later(other)(follow, { username });
    }
    await app.api.backOffice().accounts.block(blocked.sent.email);
    await leave(app, gone);
    const before = await Promise.all([unconfirmed, blocked, gone].map(mailsOf));
    nextMorning();
    await run();
    expect(await Promise.all([unconfirmed, blocked, gone].map(mailsOf))).toEqual(before);
  });
});

describe('the link that ends it', () => {
  const frequency = async () => (await fan.call(getNotificationSettings, {})).digest;

  test('is in the mail, for people and for mail programs', async () => {
    await like();
    nextMorning();
    await run();
    const [mail] = await mailsOf(fan);
    const [url] = mail?.text.match(/http:\/\/arquiba\.test\/resumo\/[\w-]+/) ?? [];
    expect(mail?.unsubscribeUrl).toBe(url);
    const token = url?.split('/').at(-1) ?? '';
    expect(await app.call(getDigestLink, { token })).toEqual({ frequency: 'daily' });
    expect(await frequency()).toBe('daily');
    await app.call(stopDigest, { token });
    await app.call(stopDigest, { token });
    expect(await frequency()).toBe('off');
    await fan.call(setDigest, { frequency: 'weekly' });
    expect(await frequency()).toBe('weekly');
  });

  test('is of one person and one purpose, and cannot be changed', async () => {
    const { vault } = app.api.services;
    const token = unsubscribeToken(vault, fan.id);
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    const foreign = vault.seal(Buffer.from(fan.id), 'something else').toString('base64url');
    for (const wrong of [changed, foreign, fan.id, 'x', 'ação']) {
      const stopped = app.call(stopDigest, { token: wrong });
      await expect(stopped, wrong).rejects.toMatchObject({
        ...{ code: 'not_found', message: 'Este link não é de um resumo nosso.' },
      });
    }
    expect(await frequency()).toBe('daily');
    await other.call(stopDigest, { token });
    expect(await frequency()).toBe('off');
  });
});
