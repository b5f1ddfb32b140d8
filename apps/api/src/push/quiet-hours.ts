import type { QuietHours } from '@arquiba/contract/push';
import { localTimeAt } from '../platform/local-time.ts';
import type { SettingRow } from './queries.ts';

export function quietHoursOf(row: SettingRow | null): QuietHours | null {
  if (!row?.quietFrom || !row.quietTo || !row.quietZone) return null;
  return { from: row.quietFrom, to: row.quietTo, timeZone: row.quietZone };
}

/** Whether an instant is in the quiet hours, which may go over midnight. The end is not part of them. */
export function isQuiet(hours: QuietHours | null, now: Date): boolean {
  if (!hours) return false;
  const { from, to, timeZone } = hours;
  const time = localTimeAt(now, timeZone).slice(11);
  return from < to ? time >= from && time < to : time >= from || time < to;
}
