import { getReviewRight, listQuestions, listReviews } from '@arquiba/contract/reviews';
import type { Call } from '@arquiba/contract/route';

const SHOWN = 4;
const NONE = { lines: [] };
const NOTHING = { items: [], nextCursor: null };

/**
 * Reviews and questions, and whether the viewer may write a review. Errors are ignored, because the page
 * works without these.
 */
export async function loadFeedback(call: Call, slug: string, signedIn: boolean) {
  const [reviews, questions, right] = await Promise.all([
    call(listReviews, { slug, limit: SHOWN }).catch(() => ({ ...NOTHING, stars: [0, 0, 0, 0, 0] })),
    call(listQuestions, { slug, limit: SHOWN }).catch(() => NOTHING),
    signedIn ? call(getReviewRight, { slug }).catch(() => NONE) : NONE,
  ]);
  return { reviews, questions, mayReview: right.lines };
}
