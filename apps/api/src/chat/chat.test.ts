import { randomUUID } from 'node:crypto';
import { setChatSettings } from '@arquiba/contract/chat-settings';
import {
  acceptConversation,
  addToConversation,
  archiveConversation,
  clearConversation,
  countUnread,
  createConversation,
  getConversation,
  listConversations,
  markRead,
  muteConversation,
  openConversation,
  openShopConversation,
  removeFromConversation,
  renameConversation,
  reportConversation,
} from '@arquiba/contract/conversations';
import { createEvent } from '@arquiba/contract/events';
import { follow } from '@arquiba/contract/follows';
import { createLive, deleteLive, endLive } from '@arquiba/contract/lives';
import {
  editMessage,
  listChanges,
  listMessages,
  reactToMessage,
  removeReaction,
  searchMessages,
  sendMessage,
  shareCard,
  unsendMessage,
} from '@arquiba/contract/messages';
import { createPost, getPost } from '@arquiba/contract/posts';
import { blockProfile } from '@arquiba/contract/safety';
import { startLive } from '@arquiba/testing/lives';
import { type Person, signUp, signUpAdmin } from '@arquiba/testing/people';
import { openShop } from '@arquiba/testing/shop';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
let ana: Person;
let bia: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [ana, bia] = [await signUp(app), await signUp(app)];
});

/** Two who follow each other need no request. */
async function befriend(...people: Person[]) {
  for (const one of people) {
    for (const other of people) {
      if (one !== other) await one.call(follow, { username: other.username });
    }
  }
}

async function open(from: Person, to: Person) {
  return (await from.call(openConversation, { username: to.username })).id;
}

async function say(who: Person, id: string, text: string) {
  app.clock.advance(1000);
  return who.call(sendMessage, { id, clientId: randomUUID(), text });
}

const texts = async (who: Person, id: string) =>
  (await who.call(listMessages, { id })).items.map(({ text }) => text);

describe('a conversation of two', () => {
  test('has the messages of both in one order, without gaps', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    expect(await open(bia, ana)).toBe(id);
    await say(ana, id, 'Oi');
    await say(bia, id, 'Oi, tudo bem?');
    const third = await say(ana, id, 'Tudo');
    expect(third).toMatchObject({ seq: 3, rev: 3, sender: ana.username, text: 'Tudo' });
    for (const who of [ana, bia]) {
      const { items, people, ...rest } = await who.call(listMessages, { id });
      expect(items.map(({ seq }) => seq)).toEqual([1, 2, 3]);
      expect(people.map(({ username }) => username)).toEqual(
        expect.arrayContaining([ana.username, bia.username]),
      );
      expect(rest).toEqual({ hasBefore: false, hasAfter: false, rev: 3 });
    }
    const [listed] = (await bia.call(listConversations, {})).items;
    expect(listed).toMatchObject({
      ...{ id, kind: 'direct', state: 'open', unread: 1, mayWrite: true },
      last: { seq: 3, sender: ana.username, excerpt: 'Tudo' },
    });
  });

  test('is seen by the other from the first message on', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    await expect(bia.call(getConversation, { id })).rejects.toMatchObject({ code: 'not_found' });
    expect((await bia.call(listConversations, {})).items).toEqual([]);
    await say(ana, id, 'Oi');
    expect(await bia.call(getConversation, { id })).toMatchObject({ unread: 1 });
    expect(await bia.call(countUnread, {})).toEqual({
      inbox: 1,
      requests: 0,
      shop: 0,
      visitors: 0,
    });
    await bia.call(markRead, { id, seq: 1 });
    expect(await bia.call(countUnread, {})).toEqual({
      inbox: 0,
      requests: 0,
      shop: 0,
      visitors: 0,
    });
  });

  test('knows a message that is sent again by the id of the browser', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    const sent = { id, clientId: randomUUID(), text: 'Uma vez' };
    const first = await ana.call(sendMessage, sent);
    expect(await ana.call(sendMessage, sent)).toEqual(first);
    await expect(ana.call(sendMessage, { ...sent, text: 'Outra' })).rejects.toMatchObject({
      code: 'key_reused',
    });
    // Also after an edit, which changes the text but not what was sent.
    await ana.call(editMessage, { id, seq: 1, text: 'Editada' });
    expect(await ana.call(sendMessage, sent)).toMatchObject({ seq: 1, text: 'Editada' });
    // The id of one browser says nothing about another's.
    await bia.call(sendMessage, { ...sent, text: 'De outra' });
    expect(await texts(bia, id)).toEqual(['Editada', 'De outra']);
  });

  test('is read backwards, forwards and around a place', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    for (let n = 1; n <= 12; n += 1) await say(ana, id, `${n}`);
    const read = async (input: object) => {
      const { items, hasBefore, hasAfter } = await bia.call(listMessages, { id, ...input });
      return [items.map(({ seq }) => seq), hasBefore, hasAfter];
    };
    expect(await read({ limit: 3 })).toEqual([[10, 11, 12], true, false]);
    expect(await read({ limit: 3, before: 10 })).toEqual([[7, 8, 9], true, true]);
    expect(await read({ limit: 3, before: 3 })).toEqual([[1, 2], false, true]);
    expect(await read({ limit: 3, after: 9 })).toEqual([[10, 11, 12], true, false]);
    expect(await read({ limit: 3, after: 4 })).toEqual([[5, 6, 7], true, true]);
    expect(await read({ limit: 5, around: 6 })).toEqual([[4, 5, 6, 7, 8], true, true]);
    expect(await read({ limit: 5, around: 12 })).toEqual([[8, 9, 10, 11, 12], true, false]);
    expect(await read({ limit: 3, after: 12 })).toEqual([[], true, false]);
  });

  test('that is cleared is empty for one, and whole for the other', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    await say(ana, id, 'Antes');
    await bia.call(clearConversation, { id });
    expect((await bia.call(listConversations, {})).items).toEqual([]);
    expect(await texts(bia, id)).toEqual([]);
    await say(ana, id, 'Depois');
    expect(await texts(bia, id)).toEqual(['Depois']);
    expect(await texts(ana, id)).toEqual(['Antes', 'Depois']);
    expect((await bia.call(listChanges, { id, after: 0 })).items).toHaveLength(1);
  });
});

describe('changes', () => {
  test('come after the number that one knows, in whatever order they are asked for', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    await say(ana, id, 'Um');
    await say(ana, id, 'Dois');
    expect(await ana.call(editMessage, { id, seq: 1, text: 'Hum' })).toMatchObject({ rev: 3 });
    await bia.call(reactToMessage, { id, seq: 2, reaction: '👏' });
    const { items, rev, more } = await bia.call(listChanges, { id, after: 2 });
    expect(items).toMatchObject([
      { seq: 1, rev: 3, text: 'Hum' },
      { seq: 2, rev: 4, reactions: [{ reaction: '👏', by: [bia.username] }] },
    ]);
    expect({ rev, more }).toEqual({ rev: 4, more: false });
    await bia.call(reactToMessage, { id, seq: 2, reaction: '👏' });
    expect((await bia.call(listChanges, { id, after: 4 })).items).toEqual([]);
    await bia.call(removeReaction, { id, seq: 2 });
    const gone = await ana.call(unsendMessage, { id, seq: 1 });
    expect(gone).toMatchObject({ seq: 1, rev: 6, text: '', unsent: true });
    expect(await texts(bia, id)).toEqual(['', 'Dois']);
  });

  test('belong to one message each', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    await say(ana, id, 'Um');
    await say(ana, id, 'Dois');
    await bia.call(reactToMessage, { id, seq: 1, reaction: '👏' });
    await ana.call(reactToMessage, { id, seq: 2, reaction: '🔥' });
    const answer = { id, clientId: randomUUID(), text: 'Sim', replyTo: 1 };
    await bia.call(sendMessage, answer);
    expect((await ana.call(listMessages, { id })).items).toMatchObject([
      { reactions: [{ reaction: '👏', by: [bia.username] }], replyTo: null },
      { reactions: [{ reaction: '🔥', by: [ana.username] }], replyTo: null },
      { reactions: [], replyTo: { seq: 1, sender: ana.username, excerpt: 'Um' } },
    ]);
  });

  test('are for one’s own messages, and for a quarter of an hour', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    await say(ana, id, 'Oi');
    const edit = { id, seq: 1, text: 'Olá' };
    await expect(bia.call(editMessage, edit)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(bia.call(unsendMessage, edit)).rejects.toMatchObject({ code: 'not_allowed' });
    app.clock.advance(15 * 60_000 + 1);
    await expect(ana.call(editMessage, edit)).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

describe('someone unknown', () => {
  test('sends three texts, which wait as a request until they are accepted', async () => {
    const id = await open(ana, bia);
    for (const text of ['Oi', 'Tudo bem?', 'Alô?']) await say(ana, id, text);
    await expect(say(ana, id, 'Por favor')).rejects.toMatchObject({ code: 'request_pending' });
    expect((await bia.call(listConversations, {})).items).toEqual([]);
    const [asked] = (await bia.call(listConversations, { box: 'requests' })).items;
    expect(asked).toMatchObject({ id, state: 'request', unread: 3 });
    expect(await bia.call(countUnread, {})).toMatchObject({ inbox: 0, requests: 1 });
    expect(await ana.call(getConversation, { id })).toMatchObject({
      ...{ state: 'asked', mayWrite: false, closedBecause: 'request_pending' },
    });
    expect(await bia.call(acceptConversation, { id })).toMatchObject({ state: 'open' });
    await say(ana, id, 'Obrigada');
    expect((await bia.call(listConversations, {})).items).toMatchObject([{ id, unread: 4 }]);
  });

  test('whose request is declined is not heard again before the other writes', async () => {
    const id = await open(ana, bia);
    await say(ana, id, 'Oi');
    await bia.call(clearConversation, { id });
    await say(ana, id, 'Oi?');
    for (const box of ['inbox', 'requests'] as const) {
      expect((await bia.call(listConversations, { box })).items).toEqual([]);
    }
    await say(bia, await open(bia, ana), 'Mudei de ideia');
    expect((await bia.call(listConversations, {})).items).toMatchObject([{ id, state: 'open' }]);
    await say(ana, id, 'Que bom');
    expect(await texts(bia, id)).toEqual(['Oi?', 'Mudei de ideia', 'Que bom']);
  });

  test('cannot write to those who want no strangers', async () => {
    const off = { receipts: true, presence: true, typing: true, sound: false } as const;
    await bia.call(setChatSettings, { ...off, strangers: 'nobody' });
    await expect(open(ana, bia)).rejects.toMatchObject({ code: 'not_allowed' });
    const eva = await signUp(app);
    await say(ana, await open(ana, eva), 'Quem não mudou nada recebe');
    await bia.call(follow, { username: ana.username });
    await say(ana, await open(ana, bia), 'Agora sim');
  });

  test('sends no card before the answer', async () => {
    const { id: target } = await ana.call(createPost, { text: 'Vejam' });
    const share = { clientId: randomUUID(), card: { kind: 'post', target } } as const;
    const shared = await ana.call(shareCard, { ...share, usernames: [bia.username] });
    expect(shared).toEqual({ sent: [], refused: [bia.username] });
  });
});

describe('a block', () => {
  test('closes a conversation for both, and looks like a missing account to the other', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    await say(ana, id, 'Oi');
    await bia.call(blockProfile, { username: ana.username });
    await expect(say(ana, id, 'Ei')).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(say(bia, id, 'Ei')).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await bia.call(getConversation, { id })).toMatchObject({ closedBecause: 'blocked' });
    const seen = await ana.call(getConversation, { id });
    expect(seen).toMatchObject({ closedBecause: 'gone', title: 'Conta indisponível', people: [] });
    await expect(open(ana, bia)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a conversation of several', () => {
  async function group(...others: Person[]) {
    await befriend(ana, ...others);
    const usernames = others.map(({ username }) => username);
    return (await ana.call(createConversation, { title: 'Pelada', usernames })).id;
  }

  test('tells what happens to it between its messages', async () => {
    const eva = await signUp(app);
    const id = await group(bia);
    await say(bia, id, 'Cheguei');
    await expect(bia.call(renameConversation, { id, title: 'Minha' })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await ana.call(renameConversation, { id, title: 'Pelada de quinta' });
    await befriend(ana, eva);
    await ana.call(addToConversation, { id, usernames: [eva.username] });
    await say(eva, id, 'Oi, gente');
    expect(await texts(eva, id)).toEqual(['', 'Oi, gente']);
    await ana.call(removeFromConversation, { id, username: bia.username });
    await expect(say(bia, id, 'Ué')).rejects.toMatchObject({ code: 'not_found' });
    await ana.call(removeFromConversation, { id, username: ana.username });
    const { items } = await eva.call(listMessages, { id });
    expect(items.map(({ happening }) => happening?.kind)).toEqual([
      ...['added', undefined, 'removed', 'left', 'role'],
    ]);
    expect(await eva.call(getConversation, { id })).toMatchObject({
      ...{ mayManage: true, memberCount: 1 },
    });
    await eva.call(removeFromConversation, { id, username: eva.username });
    const { rowCount } = await app.pool.query('SELECT FROM conversation WHERE id = $1', [id]);
    expect(rowCount).toBe(0);
  });

  test('is joined only by those who could be written to without a request', async () => {
    const [eva, rui] = [await signUp(app), await signUp(app, { socialName: 'Rui Estranho' })];
    await befriend(ana, eva);
    const usernames = [eva.username, rui.username];
    await expect(ana.call(createConversation, { title: 'Todos', usernames })).rejects.toMatchObject(
      { code: 'not_allowed', message: expect.stringContaining('Rui') },
    );
  });
});

describe('one’s own place', () => {
  test('is kept: muted, archived', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    await say(ana, id, 'Oi');
    expect(await bia.call(muteConversation, { id, hours: 1 })).toMatchObject({ muted: true });
    expect(await bia.call(countUnread, {})).toMatchObject({ inbox: 0 });
    app.clock.advance(3_600_001);
    expect(await bia.call(countUnread, {})).toMatchObject({ inbox: 1 });
    await bia.call(archiveConversation, { id, archived: true });
    expect((await bia.call(listConversations, {})).items).toEqual([]);
    expect((await bia.call(listConversations, { box: 'archived' })).items).toMatchObject([{ id }]);
  });
});

describe('a card', () => {
  test('shows what each may see, and counts as sent', async () => {
    await befriend(ana, bia);
    const { id: target } = await ana.call(createPost, { text: 'Gol do meio-campo' });
    const card = { kind: 'post', target } as const;
    const share = { clientId: randomUUID(), card, usernames: [bia.username] };
    expect(await ana.call(shareCard, share)).toEqual({ sent: [bia.username], refused: [] });
    expect(await ana.call(shareCard, share)).toEqual({ sent: [bia.username], refused: [] });
    const id = await open(bia, ana);
    expect((await bia.call(listMessages, { id })).items).toMatchObject([
      { card: { gone: false, path: `/post/${target}`, title: 'Gol do meio-campo' } },
    ]);
    expect(await ana.call(getPost, { id: target })).toMatchObject({ counts: { sends: 1 } });
    const { id: own } = await ana.call(createPost, { text: 'Só meu', audience: 'self' });
    const second = { clientId: randomUUID(), card: { kind: 'post', target: own } } as const;
    await ana.call(sendMessage, { id, ...second });
    const { items } = await bia.call(listMessages, { id });
    expect(items.at(-1)?.card).toEqual({
      ...{ kind: 'post', gone: true, path: '', title: '', detail: '', picture: null },
    });
    await expect(bia.call(shareCard, { ...second, conversationIds: [id] })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('of a frame shows its price, of an event when and where it is', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    const { slug } = await (await openShop(app))([3]);
    const times = { start: '2026-12-01T19:00', end: '2026-12-01T20:30' };
    const happens = await ana.call(createEvent, { title: 'Treino aberto', ...times });
    const own = await ana.call(createEvent, { title: 'Só meu', audience: 'self', ...times });
    for (const card of [
      { kind: 'product', target: slug },
      { kind: 'event', target: happens.slug },
      { kind: 'event', target: own.slug },
    ] as const) {
      await ana.call(sendMessage, { id, clientId: randomUUID(), card });
    }
    const { items } = await bia.call(listMessages, { id });
    expect(items.map(({ card }) => card)).toMatchObject([
      { kind: 'product', gone: false, path: `/oculos/${slug}`, detail: 'R$\u00A0199,90' },
      { kind: 'event', gone: false, path: `/evento/${happens.slug}`, title: 'Treino aberto' },
      { kind: 'event', gone: true, path: '', title: '' },
    ]);
    expect(items[1]?.card?.detail).toMatch(/1 de dez\., 19:00/);
    const missing = { kind: 'product', target: 'nao-existe' } as const;
    const sent = ana.call(sendMessage, { id, clientId: randomUUID(), card: missing });
    await expect(sent).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a card of a live', () => {
  test('shows its state to who may see it, and nothing to anyone else', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    const startsAt = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    const live = await startLive(app, ana, { title: 'Clássico' });
    const over = await startLive(app, ana, { title: 'Treino' });
    await ana.call(endLive, { id: over.id });
    const scheduled = await ana.call(createLive, { title: 'Peneira', startsAt });
    const hidden = await ana.call(createLive, { title: 'Ainda não' });
    for (const each of [live, over, scheduled, hidden]) {
      const card = { kind: 'live', target: each.id } as const;
      await ana.call(sendMessage, { id, clientId: randomUUID(), card });
    }
    const cards = async () =>
      (await bia.call(listMessages, { id })).items.slice(-4).map(({ card }) => card);
    const by = ana.sent.socialName;
    expect(await cards()).toMatchObject([
      { gone: false, path: `/lives/${live.id}`, title: 'Clássico', detail: `Ao vivo · ${by}` },
      { gone: false, title: 'Treino', detail: `Replay · ${by}` },
      { gone: false, title: 'Peneira', detail: expect.stringMatching(/^Agendada: /) },
      { kind: 'live', gone: true, path: '', title: '', detail: '' },
    ]);
    await ana.call(deleteLive, { id: live.id });
    expect((await cards())[0]).toMatchObject({ gone: true, title: '' });
    const card = { kind: 'live', target: hidden.id } as const;
    const share = { clientId: randomUUID(), card, conversationIds: [id] };
    await expect(bia.call(shareCard, share)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the search', () => {
  test('finds one’s own messages without accents, and nobody else’s', async () => {
    const eva = await signUp(app);
    await befriend(ana, bia);
    const id = await open(ana, bia);
    await say(ana, id, 'A seleção joga amanhã');
    await say(ana, id, 'Na televisão');
    const found = await bia.call(searchMessages, { q: 'selecao' });
    expect(found.items).toMatchObject([{ conversationId: id, seq: 1 }]);
    expect((await eva.call(searchMessages, { q: 'selecao' })).items).toEqual([]);
    await expect(
      eva.call(searchMessages, { q: 'selecao', conversationId: id }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const page = await bia.call(searchMessages, { q: 'a', limit: 1 }).catch((error) => error);
    expect(page).toMatchObject({ code: 'invalid_input' });
  });
});

describe('a report', () => {
  test('keeps the messages as they were, with a few around', async () => {
    await befriend(ana, bia);
    const id = await open(ana, bia);
    for (let n = 1; n <= 9; n += 1) await say(ana, id, `Ofensa ${n}`);
    await bia.call(reportConversation, { id, seqs: [1], reason: 'harassment' });
    await ana.call(unsendMessage, { id, seq: 1 });
    const { rows } = await app.pool.query(
      `SELECT seq, text, chosen FROM reported_message JOIN report ON id = report_id
       WHERE reporter_id = $1 ORDER BY seq`,
      [bia.id],
    );
    expect(rows[0]).toEqual({ seq: 1, text: 'Ofensa 1', chosen: true });
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    const own = ana.call(reportConversation, { id, seqs: [2], reason: 'spam' });
    await expect(own).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

describe('a conversation with the shop', () => {
  test('is shared by the staff, who write in its name', async () => {
    const [one, two] = [await signUpAdmin(app), await signUpAdmin(app)];
    const { id, title, staff } = await ana.call(openShopConversation, {});
    expect({ title, staff }).toEqual({ title: 'Aro', staff: false });
    await say(ana, id, 'Meu pedido não chegou');
    for (const each of [one, two]) {
      expect((await each.call(listConversations, { box: 'shop' })).items).toMatchObject([
        { id, staff: true, unread: 1, people: [{ username: ana.username }] },
      ]);
    }
    expect(await one.call(countUnread, {})).toMatchObject({ shop: 1 });
    await say(one, id, 'Vamos ver');
    expect(await two.call(countUnread, {})).toMatchObject({ shop: 0 });
    const colleagues = two.call(unsendMessage, { id, seq: 2 });
    await expect(colleagues).rejects.toMatchObject({ code: 'not_allowed' });
    const { items, people } = await ana.call(listMessages, { id });
    expect(items.at(-1)).toMatchObject({ sender: null, fromShop: true, text: 'Vamos ver' });
    expect(people.map(({ username }) => username)).toEqual([ana.username]);
    await expect(bia.call(listConversations, { box: 'shop' })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(bia.call(getConversation, { id })).rejects.toMatchObject({ code: 'not_found' });
  });
});
