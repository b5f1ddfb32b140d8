import { type NewPoll, POLL_MAX_DAYS, POLL_MIN_MINUTES } from '@arquiba/contract/new-post';
import { invalidInput } from '../../platform/calls/read-input.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When a poll closes that is published at this time; refuses a time that is too soon or too late. */
export function closingTime({ hours, closesAt }: NewPoll, publishedAt: Date): Date {
  const start = publishedAt.getTime();
  if (closesAt === undefined) return new Date(start + hours * HOUR_MS);
  const end = new Date(closesAt);
  if (end.getTime() < start + POLL_MIN_MINUTES * MINUTE_MS) {
    throw refusal(
      `O encerramento da enquete deve ser ${POLL_MIN_MINUTES} minutos depois de publicada, ou mais`,
    );
  }
  if (end.getTime() > start + POLL_MAX_DAYS * 24 * HOUR_MS) {
    throw refusal(
      `O encerramento da enquete deve ser no máximo ${POLL_MAX_DAYS} dias depois de publicada`,
    );
  }
  return end;
}

function refusal(sentence: string) {
  return invalidInput({ 'poll.closesAt': sentence });
}
