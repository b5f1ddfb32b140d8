import { createHmac, randomUUID } from 'node:crypto';
import type { Store, StoredEvent } from './store.ts';

export type DeliveryMode = 'send' | 'drop' | 'hold';

export interface Messenger {
  /** Queues a webhook about a charge; sent until the shop accepts it, or as the mode says. */
  notify(chargeId: string, type: string): void;
  /** Sends what is queued, in order or in reverse, each this many times. */
  release(options?: { reverse?: boolean; times?: number }): Promise<number[]>;
  /** Sends a message about a charge with an invalid signature; returns the shop's status. */
  forge(chargeId: string): Promise<number>;
  setMode(mode: DeliveryMode): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface MessengerOptions {
  store: Store;
  secret: string;
  /** The shop's webhook address. */
  webhookUrl(): string | null;
  now(): Date;
}

const ANSWER_WITHIN_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 5 * 60_000;

export function createMessenger(options: MessengerOptions): Messenger {
  const { store, secret, now } = options;
  let mode: DeliveryMode = 'send';
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function post(event: StoredEvent, key: string): Promise<number> {
    const url = options.webhookUrl();
    if (!url) return 0;
    const { id, type, chargeId: paymentId, occurredAt } = event;
    const body = JSON.stringify({ id, type, paymentId, occurredAt });
    const time = Math.floor(now().getTime() / 1000);
    const sum = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-gateway-signature': `t=${time},v1=${sum}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  async function deliver(event: StoredEvent): Promise<number> {
    const status = await post(event, secret);
    if (closed) return status;
    if (status >= 200 && status < 300) store.removeEvent(event.id);
    else store.countAttempt(event.id);
    return status;
  }

  async function sendAll(): Promise<void> {
    const failed: number[] = [];
    for (let again = true; again; ) {
      const due = store.waitingEvents().filter(({ attempts }) => attempts === 0);
      again = due.length > 0;
      for (const event of due) {
        if (closed || mode !== 'send') return;
        await deliver(event);
      }
    }
    for (const event of store.waitingEvents()) failed.push(event.attempts);
    if (failed.length > 0 && !closed) retryIn(pauseAfter(Math.min(...failed)));
  }

  function retryIn(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      wake(async () => {
        for (const event of store.waitingEvents()) {
          if (closed || mode !== 'send') return;
          await deliver(event);
        }
      });
    }, pause);
    timer.unref();
  }

  function wake(first?: () => Promise<void>): void {
    if (closed || mode !== 'send' || sending) return;
    sending = (async () => {
      await first?.();
      await sendAll();
    })().finally(() => {
      sending = null;
      if (store.waitingEvents().some(({ attempts }) => attempts === 0)) wake();
    });
  }

  wake(async () => {
    for (const event of store.waitingEvents()) await deliver(event);
  });

  return {
    notify(chargeId, type) {
      if (mode === 'drop') return;
      store.addEvent({ id: randomUUID(), chargeId, type, occurredAt: now().toISOString() });
      wake();
    },
    async release({ reverse = false, times = 1 } = {}) {
      const events = store.waitingEvents();
      if (reverse) events.reverse();
      const statuses: number[] = [];
      for (const event of events) {
        for (let time = 0; time < times; time += 1) statuses.push(await deliver(event));
      }
      return statuses;
    },
    forge: (chargeId) =>
      post(
        {
          ...{ id: randomUUID(), chargeId, type: 'payment.updated', attempts: 0 },
          occurredAt: now().toISOString(),
        },
        'not the secret',
      ),
    setMode(wanted) {
      mode = wanted;
      wake();
    },
    async idle() {
      while (sending) await sending;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await sending;
    },
  };
}

function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
}
