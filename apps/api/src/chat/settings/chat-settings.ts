import type * as contract from '@arquiba/contract/chat-settings';
import type { Operation } from '../../platform/calls/operation.ts';
import { findSettings, saveSettings } from './queries.ts';

const DEFAULTS: contract.ChatSettings = {
  ...{ receipts: true, presence: true, typing: true },
  ...{ strangers: 'request', sound: false },
};

export const getChatSettings: Operation<typeof contract.getChatSettings> = async ({ db, viewer }) =>
  (await findSettings(db, viewer.accountId)) ?? DEFAULTS;

export const setChatSettings: Operation<typeof contract.setChatSettings> = async (
  { db, viewer },
  settings,
) => {
  await saveSettings(db, viewer.accountId, settings);
  return settings;
};
