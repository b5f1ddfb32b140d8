import type { Repetition } from '@arquiba/contract/events';
import { invalidInput } from '../platform/calls/read-input.ts';
import {
  addMinutes,
  instantOf,
  isLocalTime,
  isTimeZone,
  minutesBetween,
} from '../platform/local-time.ts';
import { datesOf } from './repetition.ts';

const DAY_MINUTES = 24 * 60;
const LONGEST_MINUTES = 14 * DAY_MINUTES;
const FARTHEST_MINUTES = 5 * 366 * DAY_MINUTES;

/** `now` is null if the event may have been in the past. */
export function checkTimes(
  { start, end, timeZone }: { start: string; end: string; timeZone: string },
  now: Date | null,
): void {
  if (!isTimeZone(timeZone)) throw invalidInput({ timeZone: 'Escolha um fuso horário da lista' });
  if (!isLocalTime(start)) throw invalidInput({ start: 'Este dia não existe' });
  if (!isLocalTime(end)) throw invalidInput({ end: 'Este dia não existe' });
  const minutes = minutesBetween(start, end);
  if (minutes <= 0) throw invalidInput({ end: 'O fim precisa ser depois do início' });
  if (minutes > LONGEST_MINUTES) throw invalidInput({ end: 'Um evento dura no máximo 14 dias' });
  if (!now) return;
  if (instantOf(end, timeZone) <= now) {
    throw invalidInput({ start: 'Escolha uma data que ainda não passou' });
  }
  const farthest = addMinutes(now.toISOString().slice(0, 16), FARTHEST_MINUTES);
  if (start > farthest) throw invalidInput({ start: 'Escolha uma data dos próximos cinco anos' });
}

export function checkRepetition(start: string, rule: Repetition): void {
  const { until, count } = rule;
  if (until === undefined && count === undefined) {
    throw invalidInput({ 'repetition.until': 'Escolha até quando o evento se repete' });
  }
  if (until !== undefined && until > addMinutes(start, FARTHEST_MINUTES).slice(0, 10)) {
    throw invalidInput({ 'repetition.until': 'Um evento se repete por no máximo cinco anos' });
  }
  if (datesOf(start, rule, '9999-12-31').length < 2) {
    throw invalidInput({ 'repetition.until': 'Até este dia há só uma data' });
  }
}
