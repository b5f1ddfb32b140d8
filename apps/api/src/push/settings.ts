import type * as contract from '@arquiba/contract/push';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { isTimeZone } from '../platform/local-time.ts';
import { presentPushSettings } from './present-push-settings.ts';
import { type ChosenSetting, findSetting, isSubscribed, saveSetting } from './queries.ts';

export const getPush: Operation<typeof contract.getPush> = async ({ db, push, viewer }) => ({
  ...presentPushSettings(await findSetting(db, viewer.accountId)),
  publicKey: await push.publicKey(),
  here: await isSubscribed(db, viewer.sessionId),
});

export const setPushSettings: Operation<typeof contract.setPushSettings> = async (
  { db, viewer },
  { quiet, ...chosen },
) => {
  if (quiet) checkQuietHours(quiet);
  const { accountId } = viewer;
  const changes: ChosenSetting = {
    ...chosen,
    ...(quiet !== undefined && {
      ...{ quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null },
      quietZone: quiet?.timeZone ?? null,
    }),
  };
  if (Object.keys(changes).length > 0) await saveSetting(db, accountId, changes);
  return presentPushSettings(await findSetting(db, accountId));
};

function checkQuietHours({ from, to, timeZone }: contract.QuietHours): void {
  if (!isTimeZone(timeZone)) {
    throw invalidInput({ 'quiet.timeZone': 'Escolha um fuso horário da lista' });
  }
  if (from === to) {
    throw invalidInput({ 'quiet.to': 'O silêncio precisa terminar em outro horário' });
  }
}
