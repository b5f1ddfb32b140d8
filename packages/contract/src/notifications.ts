import * as z from 'zod/mini';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

/** What people are told. The sentences are in the web app, one for each kind. */
export const notificationKind = z.enum([
  'group-asked',
  'group-accepted',
  'group-invited',
  'group-role',
  'group-post-waiting',
  'group-post-accepted',
  'group-post-hidden',
  'event-invited',
  'event-changed',
  'event-cancelled',
  'event-place',
  'event-soon',
  'poll-closed',
]);
export type NotificationKind = z.output<typeof notificationKind>;

export const notification = z.object({
  id: z.string(),
  kind: notificationKind,
  /** Who did it; null if nobody did, such as a poll that closed. */
  actor: z.nullable(profileCard),
  /** The name of the group, event or poll. */
  title: z.string(),
  /** The page it leads to. */
  path: z.string(),
  createdAt: z.string(),
  seen: z.boolean(),
});
export type Notification = z.output<typeof notification>;

export const listNotifications = route({
  method: 'GET',
  path: '/api/notifications',
  summary: 'O que aconteceu e diz respeito à conta, o mais novo primeiro',
  access: 'session',
  input: z.object({ ...pageInput }),
  output: page(notification),
  errors: ['invalid_cursor'],
});

export const markNotificationsSeen = route({
  method: 'PUT',
  path: '/api/notifications/seen',
  summary: 'Marca tudo como visto',
  access: 'session',
  input: z.object({}),
  output: z.void(),
});
