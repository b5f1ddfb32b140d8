import { ApiError } from '@arquiba/contract/errors';
import type { Message } from '@arquiba/contract/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { Outbox, type WaitingMessage } from './outbox.ts';

let storage: ReturnType<typeof memoryStorage>;
let stored: WaitingMessage[];
let sent: string[];
let answer: (message: WaitingMessage) => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  stored = [];
  sent = [];
  answer = async () => undefined;
});
afterEach(() => void vi.useRealTimers());

test('messages of a conversation are sent one at a time, in order, and leave the outbox', async () => {
  let underWay = 0;
  answer = async () => {
    underWay += 1;
    expect(underWay).toBe(1);
    await Promise.resolve();
    underWay -= 1;
  };
  const outbox = tab();
  for (const text of ['um', 'dois', 'três']) await outbox.add(messageOf(text));
  await outbox.flush();
  expect(sent).toEqual(['um', 'dois', 'três']);
  expect(await storage.list('1')).toEqual([]);
});

test('without network all wait, and are sent later with the same ids, in order, once', async () => {
  answer = async () => {
    throw new ApiError('unavailable');
  };
  const outbox = tab();
  for (const text of ['um', 'dois']) await outbox.add(messageOf(text));
  await outbox.flush();
  expect(await textsWaiting()).toEqual(['um', 'dois']);
  const [before] = await storage.list('1');
  answer = async () => undefined;
  sent = [];
  await vi.advanceTimersByTimeAsync(40_000);
  expect(sent).toEqual(['um', 'dois']);
  expect(stored.at(-2)?.clientId).toBe(before?.clientId);
});

test('a refused message stops its conversation only, until it is tried again or deleted', async () => {
  answer = async ({ text }) => {
    if (text === 'proibida') throw new ApiError('not_allowed');
  };
  const outbox = tab();
  await outbox.add(messageOf('proibida'));
  await outbox.add(messageOf('depois'));
  await outbox.add(messageOf('em outra', '2'));
  await outbox.flush();
  expect(sent).toEqual(['em outra']);
  const [refused] = await storage.list('1');
  expect(refused?.refused).toBe('Você não tem permissão para fazer isso.');
  await outbox.drop(refused?.clientId ?? '');
  await outbox.flush();
  expect(sent).toEqual(['em outra', 'depois']);
});

test('a slow upload holds its own conversation only, also for what is written after it', async () => {
  const upload = Promise.withResolvers<void>();
  answer = async ({ text }) => {
    if (text === 'áudio') await upload.promise;
  };
  const outbox = tab();
  await outbox.add(messageOf('áudio'));
  await outbox.add(messageOf('depois do áudio'));
  await outbox.add(messageOf('em outra', '2'));
  await outbox.add(messageOf('em outra, de novo', '2'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['em outra', 'em outra, de novo']);
  upload.resolve();
  await outbox.flush();
  expect(sent.slice(2)).toEqual(['áudio', 'depois do áudio']);
});

test('two tabs with one outbox send each message once', async () => {
  let free = Promise.resolve();
  const exclusively = (_: string, work: () => Promise<void>) => {
    free = free.then(work);
    return free;
  };
  const tabs = [tab(exclusively), tab(exclusively)];
  for (let n = 0; n < 20; n += 1) {
    await tabs[n % 2]?.add(messageOf(`${n}`));
    vi.advanceTimersByTime(1);
  }
  await Promise.all(tabs.map((each) => each.flush()));
  expect(sent).toEqual(Array.from({ length: 20 }, (_, n) => `${n}`));
});

function tab(exclusively = (_: string, work: () => Promise<void>) => work()): Outbox {
  return new Outbox({
    ...{ accountId: '1', storage, exclusively },
    onChange() {},
    onSent() {},
    async send(message) {
      await answer(message);
      stored.push(message);
      sent.push(message.text);
      return {} as Message;
    },
  });
}

async function textsWaiting(): Promise<string[]> {
  return (await storage.list('1')).map(({ text }) => text);
}

function messageOf(text: string, conversationId = '1') {
  const clientId = `${conversationId} ${text}`;
  return { clientId, conversationId, text, files: [], createdAt: '2026-11-18T12:00:00.000Z' };
}
