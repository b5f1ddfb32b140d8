import * as z from 'zod/mini';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';

export const VISITOR_NAME_MAX_CHARACTERS = 80;
export const VISITOR_MESSAGE_MAX_CHARACTERS = 2000;
export const VISITOR_ANSWER_MAX_CHARACTERS = 5000;

const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

/** Nothing is looked up: the answer is the same whether an account has this e-mail or not. */
export const sendVisitorMessage = route({
  method: 'POST',
  path: '/api/visitorMessages',
  summary: 'Escreve para a loja sem ter conta; a equipe responde por e-mail',
  access: 'public',
  limit: 'visitor-messages',
  input: z.object({
    name: z
      .string('Preencha o nome')
      .check(
        z.trim(),
        z.minLength(1, 'Preencha o nome'),
        z.maxLength(
          VISITOR_NAME_MAX_CHARACTERS,
          `O nome passa de ${VISITOR_NAME_MAX_CHARACTERS} caracteres`,
        ),
        z.regex(ONE_LINE, 'O nome precisa caber em uma linha'),
      ),
    email: z
      .string('Preencha o e-mail')
      .check(
        z.trim(),
        z.minLength(1, 'Preencha o e-mail'),
        z.maxLength(254, 'E-mail inválido'),
        z.regex(z.regexes.email, 'E-mail inválido'),
      ),
    message: z
      .string('Escreva a mensagem')
      .check(
        z.trim(),
        z.minLength(1, 'Escreva a mensagem'),
        z.maxLength(
          VISITOR_MESSAGE_MAX_CHARACTERS,
          `A mensagem passa de ${VISITOR_MESSAGE_MAX_CHARACTERS} caracteres`,
        ),
      ),
  }),
  output: z.object({ id: z.string() }),
});

const visitorMessage = z.object({
  /** The number by which both sides refer to it. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.string(),
  /** Null while nobody has answered. */
  answer: z.nullable(z.object({ text: z.string(), by: z.nullable(z.string()), at: z.string() })),
});
export type VisitorMessage = z.output<typeof visitorMessage>;

export const listVisitorMessages = route({
  method: 'GET',
  path: '/api/visitorMessages',
  summary: 'O que visitantes escreveram para a loja, o mais novo primeiro; só para a equipe',
  access: 'staff:support',
  input: z.object({
    state: z._default(z.enum(['open', 'answered']), 'open'),
    ...pageInput,
  }),
  output: page(visitorMessage),
  errors: ['invalid_cursor'],
});

/** Only one of the staff answers; the others are refused. */
export const answerVisitorMessage = route({
  method: 'PUT',
  path: '/api/visitorMessages/:id/answer',
  summary: 'Responde por e-mail a um visitante; só para a equipe',
  access: 'staff:support',
  input: z.object({
    id,
    answer: z
      .string('Escreva a resposta')
      .check(
        z.trim(),
        z.minLength(1, 'Escreva a resposta'),
        z.maxLength(
          VISITOR_ANSWER_MAX_CHARACTERS,
          `A resposta passa de ${VISITOR_ANSWER_MAX_CHARACTERS} caracteres`,
        ),
      ),
  }),
  output: visitorMessage,
  errors: ['not_found', 'not_allowed'],
});
