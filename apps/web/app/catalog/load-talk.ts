import { getReviewRight, listQuestions, listReviews } from '@arquiba/contract/reviews';
import type { Call } from '@arquiba/contract/route';

const SHOWN = 4;
const NONE = { lines: [] };
const NOTHING = { items: [], nextCursor: null };

/** What people say of a frame, and what the viewer may; a page can do without, so a failure leaves it out. */
export async function loadTalk(call: Call, slug: string, signedIn: boolean) {
  const [reviews, questions, right] = await Promise.all([
    call(listReviews, { slug, limit: SHOWN }).catch(() => ({ ...NOTHING, stars: [0, 0, 0, 0, 0] })),
    call(listQuestions, { slug, limit: SHOWN }).catch(() => NOTHING),
    signedIn ? call(getReviewRight, { slug }).catch(() => NONE) : NONE,
  ]);
  return { reviews, questions, mayReview: right.lines };
}
