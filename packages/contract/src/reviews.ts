import * as z from 'zod/mini';
import { fileInput, fileView } from './files.ts';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';

export const REVIEW_MAX_CHARACTERS = 2000;
export const REVIEW_MAX_PHOTOS = 4;
export const QUESTION_MAX_CHARACTERS = 500;
const QUESTION_MIN_CHARACTERS = 5;

const slug = z.string().check(z.maxLength(120));

const review = z.object({
  id: z.string(),
  /** The first name of the profile, or a general word if the viewer may not see it. */
  author: z.string(),
  rating: z.number(),
  text: z.string(),
  /** The colour that was bought. */
  color: z.string(),
  photos: z.array(fileView),
  createdAt: z.string(),
});
export type Review = z.output<typeof review>;

export const listReviews = route({
  method: 'GET',
  path: '/api/products/:slug/reviews',
  summary: 'As avaliações de quem comprou, as últimas primeiro, e quantas de cada nota',
  access: 'public',
  input: z.object({ slug, ...pageInput }),
  output: z.extend(page(review), {
    /** The number of reviews with one star, two, up to five. */
    stars: z.array(z.number()),
  }),
  errors: ['not_found', 'invalid_cursor'],
});

export const getReviewRight = route({
  method: 'GET',
  path: '/api/products/:slug/review-right',
  summary: 'O que a conta comprou destes óculos e ainda não avaliou',
  access: 'session',
  input: z.object({ slug }),
  output: z.object({ lines: z.array(z.object({ orderLineId: z.string(), color: z.string() })) }),
  errors: ['not_found'],
});
export type ReviewRight = z.output<typeof getReviewRight.output>;

export const createReview = route({
  method: 'POST',
  path: '/api/products/:slug/reviews',
  summary: 'Avalia uma armação que chegou; uma vez para cada item de pedido',
  access: 'session',
  idempotent: true,
  input: z.object({
    slug,
    /** Without it, the first line that was not reviewed yet. */
    orderLineId: z.optional(id),
    rating: z
      .number('Escolha de 1 a 5 estrelas')
      .check(
        z.int('Escolha de 1 a 5 estrelas'),
        z.gte(1, 'Escolha de 1 a 5 estrelas'),
        z.lte(5, 'Escolha de 1 a 5 estrelas'),
      ),
    text: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(
            REVIEW_MAX_CHARACTERS,
            `A avaliação passa de ${REVIEW_MAX_CHARACTERS} caracteres`,
          ),
        ),
      '',
    ),
    photos: z._default(
      z
        .array(fileInput)
        .check(z.maxLength(REVIEW_MAX_PHOTOS, `No máximo ${REVIEW_MAX_PHOTOS} fotos`)),
      [],
    ),
  }),
  output: review,
  errors: ['not_found', 'not_allowed'],
});

const question = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  createdAt: z.string(),
  /** Null only for one's own questions that the shop has not answered. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});
export type Question = z.output<typeof question>;

export const listQuestions = route({
  method: 'GET',
  path: '/api/products/:slug/questions',
  summary: 'As perguntas que a loja respondeu, e as da própria conta',
  access: 'public',
  input: z.object({ slug, ...pageInput }),
  output: page(question),
  errors: ['not_found', 'invalid_cursor'],
});

export const askQuestion = route({
  method: 'POST',
  path: '/api/products/:slug/questions',
  summary: 'Pergunta à loja sobre uma armação; a resposta vai por e-mail e fica na página',
  access: 'session',
  idempotent: true,
  input: z.object({
    slug,
    text: z
      .string('Escreva a pergunta')
      .check(
        z.trim(),
        z.minLength(QUESTION_MIN_CHARACTERS, 'Escreva a pergunta com um pouco mais de detalhe'),
        z.maxLength(
          QUESTION_MAX_CHARACTERS,
          `A pergunta passa de ${QUESTION_MAX_CHARACTERS} caracteres`,
        ),
      ),
  }),
  output: question,
  errors: ['not_found'],
});
