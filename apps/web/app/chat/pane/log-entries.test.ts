import type { Message } from '@arquiba/contract/messages';
import { expect, test } from 'vitest';
import type { WaitingMessage } from '../outbox/outbox.ts';
import { describeDay, logEntries, timeOf } from './log-entries.ts';

const now = new Date('2026-11-18T15:00:00Z');

test('messages of one person within minutes are one run; another person or day begins a new one', () => {
  const messages = [
    messageOf(1, 'ana', '2026-11-17T15:00:00Z'),
    messageOf(2, 'ana', '2026-11-17T15:01:00Z'),
    messageOf(3, 'bia', '2026-11-17T15:02:00Z'),
    messageOf(4, 'bia', '2026-11-18T12:00:00Z'),
    messageOf(5, 'bia', '2026-11-18T12:30:00Z'),
  ];
  const entries = entriesOf({ messages });
  expect(entries.map(({ begins }) => begins)).toEqual([true, false, true, true, true]);
  expect(entries.map(({ ends }) => ends)).toEqual([false, true, true, true, true]);
  expect(entries.map(({ day }) => day)).toEqual(['Ontem', null, null, 'Hoje', null]);
});

test('a message keeps its key when the server has it, and is shown once', () => {
  const waiting = waitingOf('cliente-3');
  const [before] = entriesOf({ waiting: [waiting] });
  const entries = entriesOf({
    messages: [messageOf(3, 'ana', waiting.createdAt)],
    waiting: [waiting],
  });
  expect(entries.map(({ key }) => key)).toEqual([before?.key]);
  expect(entries[0]?.waiting).toBeNull();
});

test('an answer that waits shows what it answers', () => {
  const messages = [{ ...messageOf(3, 'bia', '2026-11-18T11:00:00Z'), text: 'Vai jogar?' }];
  const waiting = [3, 2].map((replyTo) => ({ ...waitingOf(`cliente-${replyTo}0`), replyTo }));
  const entries = entriesOf({ messages, waiting });
  expect(entries.map(({ message }) => message.replyTo)).toEqual([
    null,
    { seq: 3, sender: 'bia', excerpt: 'Vai jogar?' },
    // Not on screen.
    { seq: 2, sender: null, excerpt: '' },
  ]);
});

test('a voice note that waits shows its picture and its length, and cannot be played yet', () => {
  const voice = { sound: new ArrayBuffer(8), mime: 'audio/webm', seconds: 0.4, bars: [3, 31] };
  const [entry] = entriesOf({ waiting: [{ ...waitingOf('cliente-4'), text: '', voice }] });
  expect(entry?.message.voice).toEqual({ url: '', mime: 'audio/webm', seconds: 1, bars: [3, 31] });
});

test('the unread line is before the first message of another that was not read', () => {
  const at = '2026-11-18T12:00:00Z';
  const messages = [1, 2, 3, 4].map((seq) => messageOf(seq, seq === 2 ? 'ana' : 'bia', at));
  const marked = entriesOf({ messages, unreadAfter: 1 }).filter((each) => each.isFirstUnread);
  expect(marked.map(({ message }) => message.seq)).toEqual([3]);
  expect(entriesOf({ messages }).some((each) => each.isFirstUnread)).toBe(false);
});

test.each([
  ['2026-11-18T02:30:00Z', 'Ontem'],
  ['2026-11-18T03:30:00Z', 'Hoje'],
  ['2026-11-14T15:00:00Z', 'sábado'],
  ['2026-11-03T15:00:00Z', '3 de novembro'],
  ['2025-12-31T15:00:00Z', '31 de dezembro de 2025'],
])('%s is %s', (at, day) => {
  expect(describeDay(new Date(at), now)).toBe(day);
});

test('times are those of Brasília', () => {
  expect(timeOf('2026-11-18T02:30:00Z')).toBe('23:30');
});

function entriesOf(input: Partial<Parameters<typeof logEntries>[0]>) {
  const nothing = { messages: [], waiting: [], viewer: 'ana', isStaff: false, unreadAfter: null };
  return logEntries({ ...nothing, now, ...input });
}

function waitingOf(clientId: string): WaitingMessage {
  return {
    ...{ clientId, accountId: '1', conversationId: '1', order: 1, text: 'oi', files: [] },
    ...{ createdAt: '2026-11-18T12:00:00Z', refused: null },
  };
}

function messageOf(seq: number, sender: string, createdAt: string): Message {
  return {
    ...{ conversationId: '1', seq, rev: seq, clientId: `cliente-${seq}`, sender, createdAt },
    ...{ fromShop: false, text: 'oi', mentions: [], files: [], voice: null, card: null },
    ...{ link: null, replyTo: null, reactions: [], happening: null, editedAt: null, unsent: false },
  };
}
