import type pg from 'pg';
import { answerQuestion } from './catalog/answer-question.ts';
import { listOpenQuestions } from './catalog/question-queries.ts';
import { listNewestReviews, setHidden } from './catalog/review-queries.ts';
import { listStock, setOnHand, setPrices } from './catalog/staff-queries.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';

/** What the command line does with the catalogue; the database tells running processes of it. */
export function openCatalogueStaff({ pool, publicUrl }: { pool: pg.Pool; publicUrl: URL }) {
  const db = openDatabase(pool);
  const clock = systemClock;
  return {
    stock: (search: string) => listStock(db, search),
    setStock: (sku: string, onHand: number) => setOnHand(db, sku, onHand),
    setPrices: (slug: string, prices: { price: number; promotionalPrice: number | null }) =>
      setPrices(db, slug, prices),
    reviews: (limit: number) => listNewestReviews(db, limit),
    hideReview: (id: string) => setHidden(db, id, clock.now()),
    showReview: (id: string) => setHidden(db, id, null),
    questions: (limit: number) => listOpenQuestions(db, limit),
    answerQuestion: (id: string, answer: string) =>
      answerQuestion({ db, clock, publicUrl }, { id, answer }),
  };
}

export type CatalogueStaff = ReturnType<typeof openCatalogueStaff>;
