import { listQuestions, listReviews } from '@arquiba/contract/reviews';
import type { Call } from '@arquiba/contract/route';

const SHOWN = 4;
const NOTHING = { items: [], nextCursor: null };

/** What people say of a frame; a page can do without, so a failure leaves it out. */
export async function loadTalk(call: Call, slug: string) {
  const [reviews, questions] = await Promise.all([
    call(listReviews, { slug, limit: SHOWN }).catch(() => ({ ...NOTHING, stars: [0, 0, 0, 0, 0] })),
    call(listQuestions, { slug, limit: SHOWN }).catch(() => NOTHING),
  ]);
  return { reviews, questions };
}
