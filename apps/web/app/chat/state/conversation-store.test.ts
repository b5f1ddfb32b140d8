import type { Message } from '@arquiba/contract/messages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ConversationState,
  conversationReducer,
  hasAfter,
  hasGap,
  shownMessages,
  startConversation,
} from './conversation-store.ts';

/** A server that numbers every change. */
class Server {
  rev = 0;
  readonly rows = new Map<number, Message>();
  readonly events: { rev: number; message: Message | undefined }[] = [];

  send(text: string): Message {
    return this.#store(this.rows.size + 1, text);
  }

  edit(seq: number, text: string): Message {
    return this.#store(seq, text);
  }

  page(from: number, to: number) {
    const items = this.all().filter(({ seq }) => seq >= from && seq <= to);
    const [hasBefore, hasAfter] = [from > 1, to < this.rows.size];
    return { items, people: [], hasBefore, hasAfter, rev: this.rev };
  }

  changesAfter(rev: number, most = 3) {
    const newer = [...this.rows.values()].filter((each) => each.rev > rev);
    const items = newer.sort((one, other) => one.rev - other.rev).slice(0, most);
    const more = newer.length > most;
    return { items, people: [], rev: more ? (items.at(-1)?.rev ?? rev) : this.rev, more };
  }

  all(): Message[] {
    return [...this.rows.values()].sort((one, other) => one.seq - other.seq);
  }

  #store(seq: number, text: string): Message {
    this.rev += 1;
    const message = messageOf(seq, this.rev, text);
    this.rows.set(seq, message);
    // Every third one is too long for an event.
    this.events.push({ rev: this.rev, message: this.rev % 3 === 0 ? undefined : message });
    return message;
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('send' as const) }),
  fc.record({ kind: fc.constant('edit' as const), at: fc.nat(30) }),
);

test('events that are shuffled, doubled and lost lead to what the server has, each message once', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 40 }),
      fc.array(fc.nat(200), { maxLength: 120 }),
      fc.nat(8),
      (steps, deliveries, before) => {
        const server = new Server();
        for (let n = 0; n < before; n += 1) server.send(`antes ${n}`);
        let state = startConversation(server.page(1, server.rows.size), []);
        for (const each of steps) {
          if (each.kind === 'send' || server.rows.size === 0) server.send('texto');
          else server.edit(1 + (each.at % server.rows.size), `mudou ${server.rev}`);
        }
        for (const at of deliveries) {
          const event = server.events[at % server.events.length];
          if (event) state = conversationReducer(state, { type: 'event', ...event });
          if (at % 5 === 0) state = catchUp(state, server);
        }
        // After a reconnect the client always asks.
        state = catchUp({ ...state, heard: state.heard + 1 }, server);
        expect(shownMessages(state)).toEqual(server.all());
        expect(state.rev).toBe(server.rev);
      },
    ),
  );
});

test('the next change is shown at once; after a gap nothing is shown until the gap is filled', () => {
  const server = new Server();
  let state = startConversation(server.page(1, 0), []);
  const [one, two, three] = [server.send('um'), server.send('dois'), server.edit(1, 'um!')];
  state = conversationReducer(state, { type: 'event', rev: 1, message: one });
  expect(textsOf(state)).toEqual(['um']);
  state = conversationReducer(state, { type: 'event', rev: 3, message: three });
  expect(textsOf(state)).toEqual(['um']);
  expect(hasGap(state)).toBe(true);
  state = conversationReducer(state, { type: 'event', rev: 2, message: two });
  expect(textsOf(state)).toEqual(['um', 'dois']);
  expect(hasGap(state)).toBe(true);
  state = catchUp(state, server);
  expect(textsOf(state)).toEqual(['um!', 'dois']);
  expect(hasGap(state)).toBe(false);
});

test('an older version never replaces a newer one', () => {
  const server = new Server();
  const old = server.send('velha');
  const page = server.page(1, 1);
  server.edit(1, 'nova');
  let state = startConversation(server.page(1, 1), []);
  state = conversationReducer(state, { type: 'event', rev: old.rev, message: old });
  state = conversationReducer(state, { type: 'extended', page, side: 'before' });
  state = conversationReducer(state, { type: 'answered', message: old });
  expect(textsOf(state)).toEqual(['nova']);
});

test('the own message is shown with the answer; a message of another that came before it is fetched', () => {
  const server = new Server();
  let state = startConversation(server.page(1, 0), []);
  server.send('de outra pessoa');
  const own = server.send('minha');
  state = conversationReducer(state, { type: 'answered', message: own });
  expect(textsOf(state)).toEqual(['minha']);
  expect(hasGap(state)).toBe(true);
  state = catchUp(state, server);
  expect(textsOf(state)).toEqual(['de outra pessoa', 'minha']);
});

test('in an older part of the conversation new messages wait until their part is loaded', () => {
  const server = new Server();
  for (let n = 1; n <= 9; n += 1) server.send(`${n}`);
  let state = startConversation(server.page(7, 9), []);
  state = conversationReducer(state, { type: 'moved', page: server.page(2, 4) });
  expect(hasAfter(state)).toBe(true);
  const page = server.page(5, 9);
  const changed = server.edit(6, 'seis');
  state = conversationReducer(state, { type: 'event', rev: 10, message: changed });
  const fresh = server.send('10');
  state = conversationReducer(state, { type: 'event', rev: 11, message: fresh });
  expect(textsOf(state)).toEqual(['2', '3', '4']);
  // The page was read before the change.
  state = conversationReducer(state, { type: 'extended', page, side: 'after' });
  expect(textsOf(state)).toEqual(['2', '3', '4', '5', 'seis', '7', '8', '9', '10']);
  state = conversationReducer(state, { type: 'extended', page: server.page(1, 1), side: 'before' });
  expect(textsOf(state)[0]).toBe('1');
  expect(state.hasBefore).toBe(false);
});

test('what is assumed gives way to what the server says', () => {
  const server = new Server();
  const message = server.send('oi');
  let state = startConversation(server.page(1, 1), []);
  state = conversationReducer(state, {
    type: 'assumed',
    message: { ...message, text: 'assumida' },
  });
  expect(textsOf(state)).toEqual(['assumida']);
  const edited = server.edit(1, 'do servidor');
  state = conversationReducer(state, { type: 'event', rev: 2, message: edited });
  state = conversationReducer(state, { type: 'assumed', message });
  expect(textsOf(state)).toEqual(['do servidor']);
});

function catchUp(state: ConversationState, server: Server): ConversationState {
  let next = state;
  for (let more = hasGap(state); more; ) {
    const changes = server.changesAfter(next.rev);
    next = conversationReducer(next, { type: 'changed', changes });
    more = changes.more;
  }
  return { ...next, heard: next.rev };
}

const textsOf = (state: ConversationState) => shownMessages(state).map(({ text }) => text);

function messageOf(seq: number, rev: number, text: string): Message {
  return {
    ...{ conversationId: '1', seq, rev, clientId: `cliente-${seq}`, sender: 'ana', text },
    ...{ fromShop: false, mentions: [], files: [], voice: null, card: null, link: null },
    ...{ replyTo: null, reactions: [], happening: null, unsent: false, editedAt: null },
    createdAt: '2026-11-18T12:00:00.000Z',
  };
}
