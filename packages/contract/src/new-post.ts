import * as z from 'zod/mini';
import { fileInput } from './files.ts';
import { id } from './id.ts';

export const POST_MAX_CHARACTERS = 5000;
export const POST_MAX_FILES = 10;
/** For a post or draft in which every text has its greatest length. */
export const POST_BODY_BYTES = 128 * 1024;

export const POLL_MIN_OPTIONS = 2;
export const POLL_MAX_OPTIONS = 10;
export const POLL_OPTION_MAX_CHARACTERS = 80;
/** A poll is open at least this long, if its author chooses the time at which it closes. */
export const POLL_MIN_MINUTES = 5;
export const POLL_MAX_DAYS = 30;
export const POST_MAX_TAGGED = 20;
export const PLACE_MAX_CHARACTERS = 80;

/** Who sees a post. */
export const audience = z.enum(['public', 'followers', 'self']);
export type Audience = z.output<typeof audience>;
/** The same with those of closed groups, which only members see. */
export const postAudience = z.enum(['public', 'followers', 'self', 'group']);
export type PostAudience = z.output<typeof postAudience>;

export const commentsBy = z.enum(['everyone', 'followers', 'mentioned', 'nobody']);
export type CommentsBy = z.output<typeof commentsBy>;

export const postText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(POST_MAX_CHARACTERS, `O texto passa de ${POST_MAX_CHARACTERS} caracteres`),
  );

/** Whether everyone sees the result of a poll, or until it closes only its author and those who voted. */
export const pollResults = z.enum(['always', 'voted']);
export type PollResults = z.output<typeof pollResults>;

export const pollHours = z.number().check(z.int(), z.gte(1), z.lte(24 * POLL_MAX_DAYS));

const newPoll = z.object({
  options: z
    .array(
      z.object({
        label: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'Escreva cada opção da enquete'),
            z.maxLength(
              POLL_OPTION_MAX_CHARACTERS,
              `Uma opção da enquete passa de ${POLL_OPTION_MAX_CHARACTERS} caracteres`,
            ),
          ),
        picture: z.optional(fileInput),
      }),
    )
    .check(
      z.minLength(POLL_MIN_OPTIONS, 'A enquete precisa de duas opções'),
      z.maxLength(POLL_MAX_OPTIONS, `A enquete tem no máximo ${POLL_MAX_OPTIONS} opções`),
    ),
  hours: z._default(pollHours, 24),
  /** Instead of `hours`. */
  closesAt: z.optional(z.string().check(z.iso.datetime())),
  multiple: z._default(z.boolean(), false),
  results: z._default(pollResults, 'always'),
  /** Whether a vote may change until the poll closes. */
  changeable: z._default(z.boolean(), true),
  /** Otherwise everyone sees who voted for what. */
  anonymous: z._default(z.boolean(), true),
});
export type NewPoll = z.output<typeof newPoll>;

/** What a post is made of. */
export const newPost = z.object({
  text: z._default(postText, ''),
  media: z._default(
    z.array(fileInput).check(z.maxLength(POST_MAX_FILES, `No máximo ${POST_MAX_FILES} arquivos`)),
    [],
  ),
  audience: z._default(audience, 'public'),
  /** The slug of the group it is for, instead of an audience. */
  group: z.optional(z.string().check(z.maxLength(120))),
  commentsBy: z._default(commentsBy, 'everyone'),
  quotable: z._default(z.boolean(), true),
  place: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(PLACE_MAX_CHARACTERS, `O lugar passa de ${PLACE_MAX_CHARACTERS} caracteres`),
      ),
    '',
  ),
  quoteOf: z.optional(id),
  /** The slug of the event that it belongs to. */
  event: z.optional(z.string().check(z.maxLength(120))),
  poll: z.optional(newPoll),
  /** Usernames of people in the pictures. */
  tagged: z._default(
    z
      .array(z.string().check(z.maxLength(60)))
      .check(z.maxLength(POST_MAX_TAGGED, `Marque no máximo ${POST_MAX_TAGGED} pessoas`)),
    [],
  ),
});
export type NewPost = z.output<typeof newPost>;
