import * as z from 'zod/mini';
import { fileView } from './files.ts';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

/** What people are told. The sentences are in `notice-sentence.ts`, one for each kind. */
export const notificationKind = z.enum([
  'follow',
  'follow-request',
  'follow-accepted',
  'like',
  'comment-like',
  'comment',
  'reply',
  'mention',
  'comment-mention',
  'tag',
  'repost',
  'quote',
  'group-asked',
  'group-accepted',
  'group-invited',
  'group-role',
  'group-event',
  'group-post',
  'group-post-waiting',
  'group-post-accepted',
  'group-post-hidden',
  'group-post-removed',
  'event-invited',
  'event-changed',
  'event-cancelled',
  'event-place',
  'event-soon',
  'poll-closed',
  'moment-reaction',
  'moment-mention',
  'live-started',
  'live-soon',
  'order',
  'shop-answer',
  'report-closed',
  'security',
]);
export type NotificationKind = z.output<typeof notificationKind>;

/** What people choose notices by. `account` is about safety and cannot be switched off. */
export const notificationSubject = z.enum([
  'followers',
  'requests',
  'likes',
  'comments',
  'mentions',
  'reposts',
  'groups',
  'events',
  'polls',
  'lives',
  'shop',
  'account',
]);
export type NotificationSubject = z.output<typeof notificationSubject>;

const KINDS: Record<NotificationSubject, readonly NotificationKind[]> = {
  followers: ['follow', 'follow-accepted'],
  requests: ['follow-request'],
  likes: ['like', 'comment-like', 'moment-reaction'],
  comments: ['comment', 'reply'],
  mentions: ['mention', 'comment-mention', 'tag', 'moment-mention'],
  reposts: ['repost', 'quote'],
  groups: [
    ...(['group-asked', 'group-accepted', 'group-invited', 'group-role', 'group-event'] as const),
    ...(['group-post', 'group-post-waiting', 'group-post-accepted', 'group-post-hidden'] as const),
    'group-post-removed',
  ],
  events: ['event-invited', 'event-changed', 'event-cancelled', 'event-place', 'event-soon'],
  polls: ['poll-closed'],
  lives: ['live-started', 'live-soon'],
  shop: ['order', 'shop-answer'],
  account: ['report-closed', 'security'],
};

export function kindsOf(subjects: readonly NotificationSubject[]): NotificationKind[] {
  return subjects.flatMap((subject) => KINDS[subject]);
}

export function subjectOf(kind: NotificationKind): NotificationSubject {
  const found = notificationSubject.options.find((subject) => KINDS[subject].includes(kind));
  if (!found) throw new Error(`No subject has the kind ${kind}`);
  return found;
}

/** The lists of the page, by the subjects in them. */
export const notificationFilter = z.enum([
  'talk',
  'followers',
  'likes',
  'groups',
  'shop',
  'account',
]);
export type NotificationFilter = z.output<typeof notificationFilter>;

export const FILTERED: Record<NotificationFilter, readonly NotificationSubject[]> = {
  talk: ['comments', 'mentions'],
  followers: ['followers', 'requests'],
  likes: ['likes', 'reposts'],
  groups: ['groups', 'events', 'polls', 'lives'],
  shop: ['shop'],
  account: ['account'],
};

export const notification = z.object({
  /** The id of the first deed: the same while more people do it. */
  id: z.string(),
  /** The id of the last one. */
  newest: z.string(),
  kind: notificationKind,
  /** Up to three of the people who did it, the last one first; empty if nobody did, as when a poll closes. */
  actors: z.array(profileCard),
  /** How many did it; of `group-post`, how many posts. */
  count: z.number(),
  /** The name of the group, event or poll, or what happened to an order or the account; else empty. */
  title: z.string(),
  /** The beginning of the post or comment, or what a moderator wrote; else empty. */
  excerpt: z.string(),
  /** The first picture of the post or comment. */
  picture: z.nullable(fileView),
  /** The page it leads to, and the place in it. */
  path: z.string(),
  /** When the last one did it. */
  createdAt: z.string(),
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

export const listNotifications = route({
  method: 'GET',
  path: '/api/notifications',
  summary: 'O que aconteceu e diz respeito à conta, o mais novo primeiro',
  access: 'session',
  input: z.object({ filter: z.optional(notificationFilter), ...pageInput }),
  output: page(notification),
  errors: ['invalid_cursor'],
});

export const getNotificationNews = route({
  method: 'GET',
  path: '/api/notifications/news',
  summary: 'Quantas notificações ainda não foram vistas, no máximo 100, e a última delas',
  access: 'session',
  input: z.object({
    /** `count` leaves out the last one. */
    only: z.optional(z.literal('count')),
  }),
  output: z.object({ unseen: z.number(), newest: z.nullable(notification) }),
});

export const markNotificationsSeen = route({
  method: 'PUT',
  path: '/api/notifications/seen',
  summary: 'Marca tudo como visto: o sino volta a zero',
  access: 'session',
  input: z.object({}),
  output: z.void(),
});

export const readNotifications = route({
  method: 'PUT',
  path: '/api/notifications/read',
  summary: 'Marca notificações como lidas, ou todas; o que vier depois é outra notificação',
  access: 'session',
  input: z.object({
    /** `newest` of each: what people did after it stays unread. Without it, all are read. */
    newest: z.optional(z.array(id).check(z.maxLength(100))),
  }),
  output: z.void(),
});

/** Whose deeds someone is told of. */
const notifiedFrom = z.enum(['everyone', 'followed', 'nobody']);
export type NotifiedFrom = z.output<typeof notifiedFrom>;

/** By push and in the digest comes only what also comes on the site. */
const channels = z.object({ site: notifiedFrom, push: z.boolean(), mail: z.boolean() });
export type NotificationChannels = z.output<typeof channels>;
const chosenChannels = z.partial(channels);
export type ChosenChannels = z.output<typeof chosenChannels>;

/** How often a person gets a mail with the notices that they have not seen. */
export const digestFrequency = z.enum(['off', 'daily', 'weekly']);
export type DigestFrequency = z.output<typeof digestFrequency>;

const settings = z.object({
  items: z.array(z.extend(channels, { subject: notificationSubject })),
  /** How often the digest comes by mail. */
  digest: digestFrequency,
});

export const getNotificationSettings = route({
  method: 'GET',
  path: '/api/notifications/settings',
  summary: 'De que a conta quer ser avisada',
  access: 'session',
  input: z.object({}),
  output: settings,
});

export const setNotificationSetting = route({
  method: 'PUT',
  path: '/api/notifications/settings/:subject',
  summary:
    'Escolhe de quem vêm as notificações de um assunto, e por onde; `followed` é só quem a conta segue',
  access: 'session',
  input: z.extend(chosenChannels, { subject: notificationSubject }),
  output: settings,
  errors: ['not_allowed'],
});
