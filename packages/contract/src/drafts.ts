import * as z from 'zod/mini';
import { fileInput } from './files.ts';
import { id } from './id.ts';
import {
  audience,
  commentsBy,
  PLACE_MAX_CHARACTERS,
  POLL_MAX_OPTIONS,
  POLL_OPTION_MAX_CHARACTERS,
  POST_BODY_BYTES,
  POST_MAX_FILES,
  POST_MAX_TAGGED,
  pollHours,
  pollResults,
} from './new-post.ts';
import { post } from './posts.ts';
import { route } from './route.ts';

/** Longer than a post may be, so that a text that is too long is not lost. */
export const DRAFT_MAX_CHARACTERS = 20_000;
/** Per account, besides the one in the composer. */
export const MOST_DRAFTS = 50;

const time = z.string().check(z.iso.datetime());

/** What may be missing or unfinished in a post that is still being written. */
const unfinished = {
  text: z
    .string()
    .check(
      z.maxLength(DRAFT_MAX_CHARACTERS, `O texto passa de ${DRAFT_MAX_CHARACTERS} caracteres`),
    ),
  audience,
  /** The group it is for, instead of an audience. */
  group: z._default(
    z.nullable(
      z.object({
        slug: z.string().check(z.maxLength(120)),
        name: z.string().check(z.maxLength(120)),
      }),
    ),
    null,
  ),
  /** The event it is about. */
  event: z._default(
    z.nullable(
      z.object({
        slug: z.string().check(z.maxLength(120)),
        title: z.string().check(z.maxLength(200)),
      }),
    ),
    null,
  ),
  commentsBy,
  quotable: z.boolean(),
  place: z
    .string()
    .check(
      z.maxLength(PLACE_MAX_CHARACTERS, `O lugar passa de ${PLACE_MAX_CHARACTERS} caracteres`),
    ),
  tagged: z
    .array(
      z.object({
        username: z.string().check(z.maxLength(60)),
        displayName: z.string().check(z.maxLength(120)),
      }),
    )
    .check(z.maxLength(POST_MAX_TAGGED, `Marque no máximo ${POST_MAX_TAGGED} pessoas`)),
  /** When to publish it; without it, when its author publishes it. */
  publishAt: z.nullable(time),
};

function pollWith<Picture extends z.ZodMiniType>(picture: Picture) {
  return z.nullable(
    z.object({
      options: z
        .array(
          z.object({
            label: z
              .string()
              .check(
                z.maxLength(
                  POLL_OPTION_MAX_CHARACTERS,
                  `Uma opção da enquete passa de ${POLL_OPTION_MAX_CHARACTERS} caracteres`,
                ),
              ),
            picture: z.nullable(picture),
          }),
        )
        .check(z.maxLength(POLL_MAX_OPTIONS, `A enquete tem no máximo ${POLL_MAX_OPTIONS} opções`)),
      hours: pollHours,
      /** Instead of `hours`. */
      closesAt: z.nullable(time),
      multiple: z.boolean(),
      results: pollResults,
      changeable: z.boolean(),
      anonymous: z.boolean(),
    }),
  );
}

const draftInput = z.object({
  ...unfinished,
  poll: pollWith(fileInput),
  media: z
    .array(fileInput)
    .check(z.maxLength(POST_MAX_FILES, `No máximo ${POST_MAX_FILES} arquivos`)),
});

const draftFile = z.object({
  ...{ path: z.string(), alt: z.string(), url: z.string(), mime: z.string() },
});

const draftContent = z.object({
  ...unfinished,
  poll: pollWith(draftFile),
  media: z.array(draftFile),
});
export type DraftContent = z.output<typeof draftContent>;

const draft = z.object({
  id: z.string(),
  content: draftContent,
  /** Changes with every edit. */
  updatedAt: z.string(),
  /** Whether it waits for its time, or for its author. */
  scheduled: z.boolean(),
  /** Why it was not published at its time. */
  problem: z.nullable(z.string()),
});
export type Draft = z.output<typeof draft>;

export const getCurrentDraft = route({
  method: 'GET',
  path: '/api/drafts/current',
  summary: 'O que está no campo de publicação, em qualquer aparelho',
  access: 'session',
  input: z.object({}),
  output: z.object({ draft: z.nullable(draft) }),
});

export const saveCurrentDraft = route({
  method: 'PUT',
  path: '/api/drafts/current',
  summary: 'Guarda o que está no campo de publicação; vazio, não guarda nada',
  access: 'session',
  bodyBytes: POST_BODY_BYTES,
  input: z.object({
    content: draftInput,
    /** The `updatedAt` of the version that was edited; null if there was none. */
    base: z.nullable(time),
  }),
  output: z.object({
    draft: z.nullable(draft),
    /** Another device had saved something else in the meantime: that is among the drafts now. */
    setAside: z.boolean(),
  }),
  errors: ['not_found', 'not_allowed'],
});

export const listDrafts = route({
  method: 'GET',
  path: '/api/drafts',
  summary: 'Agendadas, a próxima primeiro; depois os rascunhos, os últimos primeiro',
  access: 'session',
  input: z.object({}),
  output: z.object({ items: z.array(draft) }),
});

export const createDraft = route({
  method: 'POST',
  path: '/api/drafts',
  summary: 'Guarda um rascunho ou, com hora, agenda uma publicação',
  access: 'session',
  idempotent: true,
  bodyBytes: POST_BODY_BYTES,
  input: z.object({
    content: draftInput,
    /** The draft of this post, which is deleted. */
    draftId: z.optional(id),
  }),
  output: draft,
  errors: ['not_found', 'not_allowed'],
});

export const openDraft = route({
  method: 'POST',
  path: '/api/drafts/:id/opening',
  summary: 'Leva um rascunho ao campo de publicação; o que estava lá fica guardado',
  access: 'session',
  input: z.object({ id }),
  output: draft,
  errors: ['not_found'],
});

export const publishDraft = route({
  method: 'POST',
  path: '/api/drafts/:id/publication',
  summary: 'Publica um rascunho agora',
  access: 'session',
  idempotent: true,
  input: z.object({ id }),
  output: post,
  errors: ['not_found'],
});

export const deleteDraft = route({
  method: 'DELETE',
  path: '/api/drafts/:id',
  summary: 'Apaga um rascunho ou uma publicação agendada',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});
