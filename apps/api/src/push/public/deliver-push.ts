import { createHmac } from 'node:crypto';
import type { Services } from '../../platform/context.ts';
import type { PushMessage, PushTarget } from '../../platform/ports/push-service.ts';
import { presentPushSettings } from '../present-push-settings.ts';
import { deleteSubscription, findTarget, holdSince, noteUsed } from '../queries.ts';
import { isQuiet, quietHoursOf } from '../quiet-hours.ts';
import type {} from './hooks.ts';
import { type News, sayNews } from './say-news.ts';

export interface Push extends Pick<PushMessage, 'ttlSeconds' | 'urgency'> {
  /** How many are new: shown to people who do not want to show the text. */
  news: News;
  /** Empty for a summary, which has nothing to hide. */
  text: { title: string; body: string } | null;
  /** The page that it leads to. */
  path: string;
  /** When it happened. */
  at: Date;
  /** Of several with the same key only the last one is shown. */
  key: string;
}

/** Options for jobs that deliver one push to one browser. */
export const deliveryJob = {
  ...{ concurrency: 4, timeoutSeconds: 20 },
  ...{ retries: 6, firstRetrySeconds: 30 },
} as const;

interface Delivery {
  subscriptionId: string;
  signal: AbortSignal;
}

/**
 * Sends a push to one browser. `find` returns what is worth a push at this moment: a retry asks again. In quiet
 * hours, and for someone who has a page open, it is only noted that something was held back.
 */
export async function deliverPush(
  services: Services,
  { subscriptionId, signal }: Delivery,
  find: (accountId: string) => Promise<Push | null>,
): Promise<void> {
  const { db, clock, hooks, push: service, publicUrl } = services;
  const found = await findTarget(db, subscriptionId);
  if (!found) return;
  const { target, setting } = found;
  const { accountId } = target;
  const now = clock.now();
  const push = await find(accountId);
  const { messages, showText } = presentPushSettings(setting);
  if (!push || (push.news.notices === 0 && !messages)) return;
  const isHeld =
    isQuiet(quietHoursOf(setting), now) || (await hooks.hasOpenPage(db, accountId, now));
  if (isHeld) return holdSince(db, accountId, push.at);
  const text = (showText && push.text) || { title: sayNews(push.news), body: '' };
  const topic = topicOf(target, push.key);
  const { ttlSeconds, urgency } = push;
  const content = contentOf({ ...push, text }, topic, publicUrl);
  const outcome = await service.send(target, { content, ttlSeconds, urgency, topic }, signal);
  if (outcome === 'sent') await noteUsed(db, subscriptionId, now);
  if (outcome === 'gone') await deleteSubscription(db, subscriptionId);
  if (outcome === 'busy') throw new Error('The push service is busy');
}

const MOST_TITLE = 120;
const MOST_BODY = 240;

/** The form of Declarative Web Push: Safari shows it without our service worker, which reads the same. */
function contentOf(
  { news, text, path }: Push & { text: { title: string; body: string } },
  tag: string,
  publicUrl: URL,
): object {
  const notification = {
    ...{ title: shorten(text.title, MOST_TITLE), body: shorten(text.body, MOST_BODY) },
    ...{ lang: 'pt-BR', tag, renotify: news.messages > 0 },
    navigate: new URL(path, publicUrl).href,
  };
  return { web_push: 8030, notification };
}

/** Push services see the topic. Without the secret of the browser it cannot be guessed what it stands for. */
function topicOf({ auth }: PushTarget, key: string): string {
  return createHmac('sha256', auth).update(key).digest('hex').slice(0, 32);
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}
