import { ApiError } from '@arquiba/contract/errors';
import * as contract from '@arquiba/contract/notifications';
import type { Operation } from '../platform/calls/operation.ts';
import type { SessionContext } from '../platform/context.ts';
import { listPreferences, setPreference } from './settings-queries.ts';

export const getNotificationSettings: Operation<typeof contract.getNotificationSettings> = (
  context,
) => settingsOf(context);

export const setNotificationSetting: Operation<typeof contract.setNotificationSetting> = async (
  context,
  { subject, site },
) => {
  if (subject === 'account') {
    throw new ApiError('not_allowed', {
      message: 'Os avisos de segurança da conta não podem ser desligados.',
    });
  }
  await setPreference(context.db, { accountId: context.viewer.accountId, subject, site });
  return settingsOf(context);
};

async function settingsOf({ db, viewer }: SessionContext) {
  const rows = await listPreferences(db, viewer.accountId);
  const chosen = new Map(rows.map(({ subject, site }) => [subject, site]));
  const items = contract.notificationSubject.options.map((subject) => ({
    ...{ subject, site: chosen.get(subject) ?? ('everyone' as const) },
  }));
  return { items };
}
