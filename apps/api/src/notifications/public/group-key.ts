import type { NotificationKind } from '@arquiba/contract/notifications';

/** Many people do the same: shown as one. Everything else is shown alone, because it can be answered. */
const GROUPED: readonly NotificationKind[] = ['like', 'comment-like', 'repost', 'follow'];

/** The key of notices that are shown as one; null for one that is shown alone. */
export function groupKeyOf(kind: NotificationKind, target: string): string | null {
  return GROUPED.includes(kind) ? `${kind} ${target}` : null;
}
