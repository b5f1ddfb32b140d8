import type { ChatSettings } from '@arquiba/contract/chat-settings';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { chatSetting } from '../tables.ts';

export async function findSettings(db: Queryable, accountId: string): Promise<ChatSettings | null> {
  const { receipts, presence, typing, strangers, sound } = chatSetting;
  const [row] = await db
    .select({ receipts, presence, typing, strangers, sound })
    .from(chatSetting)
    .where(eq(chatSetting.accountId, accountId));
  return row ?? null;
}

export async function saveSettings(db: Queryable, accountId: string, settings: ChatSettings) {
  await db
    .insert(chatSetting)
    .values({ accountId, ...settings })
    .onConflictDoUpdate({ target: chatSetting.accountId, set: settings });
}
