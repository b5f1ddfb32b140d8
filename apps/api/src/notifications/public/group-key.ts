import type { NotificationKind } from '@arquiba/contract/notifications';

/** Many people do the same: shown as one. Everything else is shown alone, because it can be answered. */
const GROUPED: readonly NotificationKind[] = [
  'like',
  'comment-like',
  'repost',
  'follow',
  'moment-reaction',
];

/**
 * The key of notices that are shown as one; null for one that is shown alone. Posts are shown together if they are
 * in the same group, which is their topic.
 */
export function groupKeyOf(kind: NotificationKind, target: string, topic = ''): string | null {
  if (kind === 'group-post') return `${kind} ${topic}`;
  return GROUPED.includes(kind) ? `${kind} ${target}` : null;
}
