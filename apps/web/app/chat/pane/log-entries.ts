import { inBrasilia } from '@arquiba/brazil/brasilia';
import type { Message } from '@arquiba/contract/messages';
import { imageLink } from '../../files/public/image-link.ts';
import type { WaitingMessage, WaitingVoice } from '../outbox/outbox.ts';

const TOGETHER_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

/** A message on screen. Its key is the same before and after the server has acknowledged it. */
export interface LogEntry {
  key: string;
  message: Message;
  /** Null once the server has it. */
  waiting: WaitingMessage | null;
  own: boolean;
  /** Whether it begins or ends a run of messages of one person. */
  begins: boolean;
  ends: boolean;
  /** The day, if it is the first message of one. */
  day: string | null;
  /** The first one that the viewer had not read. */
  isFirstUnread: boolean;
}

interface LogInput {
  messages: readonly Message[];
  waiting: readonly WaitingMessage[];
  /** The viewer's username. */
  viewer: string;
  /** Staff see what the shop writes as their own. */
  isStaff: boolean;
  /** Up to where the viewer had read when the conversation was opened; null for no line. */
  unreadAfter: number | null;
  now: Date;
}

/** The messages with their days and runs; those that wait come last. */
export function logEntries(input: LogInput): LogEntry[] {
  const { messages, viewer, isStaff, unreadAfter, now } = input;
  const sent = new Set(messages.map(keyOf));
  const waiting = input.waiting
    .map((each) => ({ message: assumedMessage(each, viewer, messages), waiting: each }))
    .filter(({ message }) => !sent.has(keyOf(message)));
  const all: { message: Message; waiting: WaitingMessage | null }[] = [
    ...messages.map((message) => ({ message, waiting: null })),
    ...waiting,
  ];
  let hasLine = unreadAfter === null;
  return all.map(({ message, waiting: each }, at) => {
    const [before, after] = [all[at - 1]?.message, all[at + 1]?.message];
    const own = message.sender === viewer || (isStaff && message.fromShop);
    const isFirstUnread = !hasLine && !own && message.seq > (unreadAfter ?? 0);
    if (isFirstUnread) hasLine = true;
    const isNewDay = !before || dayOf(before) !== dayOf(message);
    return {
      ...{ key: keyOf(message), message, waiting: each, own, isFirstUnread },
      begins: isNewDay || isFirstUnread || !isTogether(before, message),
      ends: !after || !isTogether(message, after),
      day: isNewDay ? describeDay(new Date(message.createdAt), now) : null,
    };
  });
}

/** 'Hoje', 'Ontem', 'terça', '3 de novembro'. */
export function describeDay(at: Date, now: Date): string {
  const [day, today] = [inBrasilia(at), inBrasilia(now)];
  const days = Math.floor(today.getTime() / DAY_MS) - Math.floor(day.getTime() / DAY_MS);
  if (days <= 0) return 'Hoje';
  if (days === 1) return 'Ontem';
  if (days < 7) return WEEKDAYS[day.getUTCDay()] ?? '';
  const date = `${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]}`;
  const [year, thisYear] = [day.getUTCFullYear(), today.getUTCFullYear()];
  return year === thisYear ? date : `${date} de ${year}`;
}

/** The time of day in Brasília: 20:41. */
export function timeOf(at: string): string {
  return inBrasilia(new Date(at)).toISOString().slice(11, 16);
}

function keyOf({ sender, clientId, seq }: Message): string {
  return clientId ? `${sender} ${clientId}` : String(seq);
}

function dayOf({ createdAt }: Message): string {
  return inBrasilia(new Date(createdAt)).toISOString().slice(0, 10);
}

function isTogether(before: Message, message: Message): boolean {
  if (before.happening || message.happening) return false;
  const pause = Date.parse(message.createdAt) - Date.parse(before.createdAt);
  return (
    before.sender === message.sender &&
    before.fromShop === message.fromShop &&
    dayOf(before) === dayOf(message) &&
    pause < TOGETHER_MS
  );
}

/** A waiting message as the others will see it. */
function assumedMessage(
  waiting: WaitingMessage,
  viewer: string,
  messages: readonly Message[],
): Message {
  const { conversationId, clientId, text, files, voice, createdAt } = waiting;
  return {
    ...{ conversationId, clientId, text, createdAt, sender: viewer },
    ...{ seq: Number.POSITIVE_INFINITY, rev: 0, fromShop: false, mentions: [] },
    files: files.map(({ url, mime, alt }) => ({
      ...{ url: imageLink(url), mime, alt, width: null, height: null, placeholder: null },
    })),
    voice: voice ? assumedVoice(voice) : null,
    ...{ card: null, link: null, reactions: [], happening: null, editedAt: null, unsent: false },
    replyTo: assumedReply(waiting, messages),
  };
}

/** What it answers, as far as that is on screen. */
function assumedReply(
  { replyTo }: WaitingMessage,
  messages: readonly Message[],
): Message['replyTo'] {
  if (replyTo === undefined) return null;
  const answered = messages.find(({ seq }) => seq === replyTo);
  return { seq: replyTo, sender: answered?.sender ?? null, excerpt: answered?.text ?? '' };
}

/** It can be heard once it is sent. */
function assumedVoice({ mime, bars, seconds }: WaitingVoice): Message['voice'] {
  return { url: '', mime, bars, seconds: Math.max(1, Math.round(seconds)) };
}
