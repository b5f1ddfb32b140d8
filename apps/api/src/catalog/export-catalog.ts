import type { ExportSection } from '../accounts/public/hooks.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import { listOwnQuestions } from './question-queries.ts';
import { listOwnReviews } from './review-queries.ts';

/** For the export of a person's data. */
export const catalogExport: ExportSection[] = [
  {
    name: 'avaliacoes',
    async *collect({ db }, accountId) {
      const portions = inPortions(
        (portion) => listOwnReviews(db, accountId, portion),
        ({ id }) => id,
      );
      for await (const rows of portions) {
        yield rows.map(({ productId, rating, text, color, photos, createdAt }) => ({
          ...{ oculos: productId, nota: rating, texto: text, cor: color },
          ...{ fotos: photos.map(({ path }) => path), em: createdAt },
        }));
      }
    },
  },
  {
    name: 'perguntas',
    async *collect({ db }, accountId) {
      const portions = inPortions(
        (portion) => listOwnQuestions(db, accountId, portion),
        ({ id }) => id,
      );
      for await (const rows of portions) {
        yield rows.map(({ productId, text, answer, createdAt }) => ({
          ...{ oculos: productId, texto: text, resposta: answer, em: createdAt },
        }));
      }
    },
  },
];
