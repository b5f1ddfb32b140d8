import { type Message, sendMessage } from '@arquiba/contract/messages';
import { quietCall } from '../../api-call.ts';
import { createBrowserStore } from '../../browser-store.ts';
import { markWaiting } from '../public/waiting-mark.ts';
import { openStorage } from './browser-storage.ts';
import { Outbox, type WaitingMessage, type WaitingVoice } from './outbox.ts';
import { OUTBOX_DATABASE } from './outbox-database.ts';

const ANSWER_MS = 30_000;
const UPLOAD_MS = 120_000;

/** What waits in this browser, in the order in which it is sent. */
export const waitingMessages = createBrowserStore<readonly WaitingMessage[]>([]);

const listeners = new Set<(message: Message) => void>();
let opened: { accountId: string; outbox: Promise<Outbox> } | undefined;

/** Calls the listener with each message that this tab has sent. */
export function onSent(listener: (message: Message) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The outbox of an account; opening it sends what waits. */
export function openOutbox(accountId: string): Promise<Outbox> {
  if (opened?.accountId !== accountId) opened = { accountId, outbox: create(accountId) };
  return opened.outbox;
}

async function create(accountId: string): Promise<Outbox> {
  const storage = await openStorage();
  const tabs = new BroadcastChannel(OUTBOX_DATABASE);
  const show = async () => {
    const waiting = await storage.list(accountId);
    waitingMessages.set(waiting);
    markWaiting(waiting.some(({ refused }) => refused === null));
  };
  const outbox = new Outbox({
    ...{ accountId, storage, exclusively, send },
    onChange() {
      void show();
      tabs.postMessage('changed');
    },
    onSent(message) {
      for (const listener of listeners) listener(message);
    },
  });
  tabs.onmessage = () => void show();
  await show();
  const flush = () => void outbox.flush();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flush);
  flush();
  return outbox;
}

async function send(message: WaitingMessage): Promise<Message> {
  const { clientId, conversationId: id, text, files, replyTo, card, voice } = message;
  const content = {
    ...{ id, clientId, text, files: files.map(({ path, alt }) => ({ path, alt })) },
    ...(replyTo !== undefined && { replyTo }),
    ...(card && { card }),
    ...(voice && { voice: { path: await uploadSound(clientId, voice), bars: voice.bars } }),
  };
  return quietCall(sendMessage, content, { signal: AbortSignal.timeout(ANSWER_MS) });
}

/** Under the id of the message: sent again, it is the same file. */
async function uploadSound(clientId: string, { sound, mime }: WaitingVoice): Promise<string> {
  const { storeOnce } = await import('../../files/public/store-once.ts');
  const name = `${clientId}/voz.${mime.split('/')[1]}`;
  const content = new Blob([sound], { type: mime });
  return storeOnce('messages', name, content, AbortSignal.timeout(UPLOAD_MS));
}

async function exclusively(conversationId: string, work: () => Promise<void>): Promise<void> {
  const name = `${OUTBOX_DATABASE} ${conversationId}`;
  if (navigator.locks) await navigator.locks.request(name, work);
  else await work();
}
