import { letReview } from '@arquiba/testing/review-rights';
import type { TestApp } from '@arquiba/testing/test-app';
import type { Sample } from './route-samples.ts';

/** What people do with a frame besides buying it: review it, ask about it, save it as a favorite. */
export function frameSamples(
  app: TestApp,
  { id: productId, slug }: { id: string; slug: string },
): Record<string, Sample> {
  letReview(app);
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  return {
    createReview: {
      ...same('member', { slug, rating: 5 }),
      idempotencyKey: 'a-chave-da-avaliacao',
    },
    listReviews: same('visitor', { slug, limit: 1 }),
    getReviewRight: same('member', { slug }),
    askQuestion: {
      ...same('member', { slug, text: 'Vem com estojo?' }),
      idempotencyKey: 'a-chave-da-pergunta',
    },
    listQuestions: same('member', { slug, limit: 1 }),
    addFavorite: same('member', { productId }),
    removeFavorite: same('member', { productId }),
    listFavorites: same('member', { limit: 1 }),
    listFavoriteIds: same('member', {}),
    getFavoriteNotices: same('member', {}),
    setFavoriteNotices: same('member', { byMail: true }),
  };
}
