import { ApiError } from '@arquiba/contract/errors';
import * as contract from '@arquiba/contract/notifications';
import type { Operation } from '../platform/calls/operation.ts';
import type { SessionContext } from '../platform/context.ts';
import { findFrequency } from './digests/digest-queries.ts';
import { listPreferences, setPreference } from './settings-queries.ts';

const EVERYTHING: contract.NotificationChannels = { site: 'everyone', push: true, mail: true };

export const getNotificationSettings: Operation<typeof contract.getNotificationSettings> = (
  context,
) => settingsOf(context);

export const setNotificationSetting: Operation<typeof contract.setNotificationSetting> = async (
  context,
  { subject, ...chosen },
) => {
  if (subject === 'account') {
    throw new ApiError('not_allowed', {
      message: 'Os avisos de segurança da conta não podem ser desligados.',
    });
  }
  if (Object.keys(chosen).length > 0) {
    await setPreference(context.db, { accountId: context.viewer.accountId, subject }, chosen);
  }
  return settingsOf(context);
};

async function settingsOf({ db, viewer }: SessionContext) {
  const digest = await findFrequency(db, viewer.accountId);
  const rows = await listPreferences(db, viewer.accountId);
  const chosen = new Map(rows.map(({ accountId: _, subject, ...channels }) => [subject, channels]));
  const items = contract.notificationSubject.options.map((subject) => ({
    subject,
    ...(chosen.get(subject) ?? EVERYTHING),
  }));
  return { items, digest };
}
