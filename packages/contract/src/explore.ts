import * as z from 'zod/mini';
import { productCard } from './catalog.ts';
import { group } from './groups.ts';
import { page, pageInput } from './pagination.ts';
import { post } from './posts.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

export const hashtag = z.object({
  /** In the most common spelling, without the #. */
  tag: z.string(),
  posts: z.number(),
});
export type Hashtag = z.output<typeof hashtag>;

export const trend = z.extend(hashtag, {
  /** People who used it in the last seven days; `posts` are of these days too. */
  people: z.number(),
  today: z.number(),
  yesterday: z.number(),
  /** More people use it today than yesterday: such hashtags come first, then those with the most people. */
  rising: z.boolean(),
});
export type Trend = z.output<typeof trend>;

export const getTrending = route({
  method: 'GET',
  path: '/api/trending',
  summary:
    'Os assuntos da semana, os que crescem hoje primeiro, depois os de mais pessoas; com as publicações de cada um',
  access: 'public',
  input: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(30)), 12) }),
  output: z.object({ items: z.array(trend) }),
});

export const listHashtagPosts = route({
  method: 'GET',
  path: '/api/hashtags/:tag/posts',
  summary: 'As publicações sobre um assunto, as novas primeiro',
  access: 'public',
  input: z.object({ tag: z.string().check(z.minLength(1), z.maxLength(80)), ...pageInput }),
  output: z.extend(page(post), {
    /** The hashtag without its #, in the most common spelling of these posts; null if there is none. */
    name: z.nullable(z.string()),
    /** The number of public posts, at most a thousand; null on further pages. */
    posts: z.nullable(z.number()),
  }),
  errors: ['invalid_cursor'],
});

const q = z.string().check(z.trim(), z.maxLength(100));
/** The corrected search, if no post has what was typed. */
const corrected = z.nullable(z.string());

export const search = route({
  method: 'GET',
  path: '/api/search',
  summary:
    'Pessoas, grupos, assuntos, publicações e óculos; acentos não importam, erros de digitação são perdoados',
  access: 'public',
  input: z.object({ q }),
  output: z.object({
    profiles: z.array(
      z.extend(profileCard, {
        followers: z.number(),
        /** Others than its followers see only name and numbers. */
        private: z.boolean(),
      }),
    ),
    groups: z.array(group),
    hashtags: z.array(hashtag),
    posts: z.object({ items: z.array(post), more: z.boolean(), corrected }),
    products: z.array(productCard),
  }),
});

const day = z.optional(z.string().check(z.refine(isDay, 'Data inválida')));

export const searchPosts = route({
  method: 'GET',
  path: '/api/search/posts',
  summary:
    'Publicações com estas palavras ou outras da mesma raiz, as novas primeiro; de uma pessoa ou de um período',
  access: 'public',
  input: z.object({
    q,
    /** A username. */
    by: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    /** The first and the last day, in Brazil. */
    since: day,
    until: day,
    ...pageInput,
  }),
  output: z.extend(page(post), { corrected }),
  errors: ['invalid_cursor'],
});

/** '2026-12-31'. */
function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
