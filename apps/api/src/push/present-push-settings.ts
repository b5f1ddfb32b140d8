import type { PushSettings } from '@arquiba/contract/push';
import type { SettingRow } from './queries.ts';
import { quietHoursOf } from './quiet-hours.ts';

export function presentPushSettings(row: SettingRow | null): PushSettings {
  const { showText = false, messages = true } = row ?? {};
  return { showText, messages, quiet: quietHoursOf(row) };
}
