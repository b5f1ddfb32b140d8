import type * as contract from '@arquiba/contract/conversations';
import type { ChatSettings } from '@arquiba/contract/conversations';
import { eq } from 'drizzle-orm';
import type { Operation } from '../../platform/calls/operation.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { chatSetting } from '../tables.ts';

const DEFAULTS: ChatSettings = {
  ...{ receipts: true, presence: true, typing: true },
  ...{ strangers: 'request', sound: false },
};

export const getChatSettings: Operation<typeof contract.getChatSettings> = ({ db, viewer }) =>
  findSettings(db, viewer.accountId);

export const setChatSettings: Operation<typeof contract.setChatSettings> = async (
  { db, viewer },
  settings,
) => {
  await db
    .insert(chatSetting)
    .values({ accountId: viewer.accountId, ...settings })
    .onConflictDoUpdate({ target: chatSetting.accountId, set: settings });
  return settings;
};

export async function findSettings(db: Queryable, accountId: string): Promise<ChatSettings> {
  const [row] = await db.select().from(chatSetting).where(eq(chatSetting.accountId, accountId));
  if (!row) return DEFAULTS;
  const { receipts, presence, typing, strangers, sound } = row;
  return { receipts, presence, typing, strangers, sound };
}
