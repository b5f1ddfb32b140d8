import type { CardOutcome, StoredCharge } from './charge.ts';

const DAY_MS = 24 * 3_600_000;

const APPROVES: Partial<Record<CardOutcome, boolean>> = {
  review_approved: true,
  review_declined: false,
};

/** A review is decided after one day, or never; it lasts two days at most. */
export function reviewAfter(outcome: CardOutcome | null, now: Date): Pick<StoredCharge, 'review'> {
  if (!outcome?.startsWith('review_')) return { review: null };
  const later = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const approves = APPROVES[outcome];
  const decision = approves === undefined ? null : { at: later(1), approves };
  return { review: { until: later(2), decision } };
}

/** What a review has come to by now; null while it lasts. */
export function reviewOutcome(
  { status, review }: StoredCharge,
  now: Date,
): Pick<StoredCharge, 'status' | 'reason'> | null {
  if (status !== 'review' || !review) return null;
  const { until, decision } = review;
  if (decision && new Date(decision.at) <= now) {
    return decision.approves
      ? { status: 'paid', reason: null }
      : { status: 'declined', reason: 'suspected_fraud' };
  }
  return new Date(until) <= now ? { status: 'expired', reason: null } : null;
}
