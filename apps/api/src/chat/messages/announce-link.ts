import { linkify } from '@arquiba/contract/linkify';
import type { Transaction } from '../../platform/database/database.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { linkSent } from '../public/topics.ts';

/** The first address in a text. */
export function linkIn(text: string): string | null {
  for (const part of linkify(text)) if (part.kind === 'link') return part.href;
  return null;
}

/** Its preview is fetched after the commit. */
export async function announceLink(
  tx: Transaction,
  { conversationId, seq, text }: { conversationId: string; seq: number; text: string },
): Promise<void> {
  if (linkIn(text) !== null) await announce(tx, linkSent, { conversationId, seq });
}
