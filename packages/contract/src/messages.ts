import * as z from 'zod/mini';
import { fileInput, fileView } from './files.ts';
import { id } from './id.ts';
import { mentions } from './mentions.ts';
import { pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

export const MESSAGE_MAX_CHARACTERS = 4000;
export const MESSAGE_MAX_FILES = 10;
/** How long after it was sent a message can be edited. */
export const MESSAGE_EDIT_MINUTES = 15;
export const VOICE_MAX_SECONDS = 300;
/** The bars of a voice note's waveform, each from 0 to 31. */
export const VOICE_BARS = 64;
export const MOST_SHARE_TARGETS = 10;
export const REACTIONS = ['❤️', '😂', '😮', '😢', '👏', '🔥', '⚽', '👍'] as const;

/** The place of a message in its conversation: 1, 2, 3… without gaps in what is sent. */
const seq = z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));

const reaction = z.enum(REACTIONS);
export type Reaction = z.output<typeof reaction>;

/** What can be sent as a card. `target` is the id of a post, moment or live, or the slug of a product or event. */
export const cardReference = z.object({
  kind: z.enum(['post', 'product', 'event', 'moment', 'live']),
  target: z.string().check(z.minLength(1), z.maxLength(160)),
});
export type CardReference = z.output<typeof cardReference>;

/** A card as the viewer may see it; `gone` if it was deleted or is not for them. */
const messageCard = z.object({
  kind: z.enum(['post', 'product', 'event', 'moment', 'live']),
  gone: z.boolean(),
  path: z.string(),
  title: z.string(),
  /** The author, the price, the date, or the state of a live. */
  detail: z.string(),
  picture: z.nullable(fileView),
});
export type MessageCard = z.output<typeof messageCard>;

const linkPreview = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  site: z.string(),
  picture: z.nullable(fileView),
});

/** What happened to a conversation of several, told between its messages. */
const happening = z.object({
  kind: z.enum(['created', 'renamed', 'added', 'removed', 'left', 'role']),
  /** Who it happened to. */
  person: z.nullable(z.string()),
  title: z.string(),
});

/** People are named by username; the answers carry their cards once, as `people`. */
export const message = z.object({
  conversationId: z.string(),
  seq: z.number(),
  /** Rises with every change in the conversation: of two versions the one with the higher `rev` is newer. */
  rev: z.number(),
  /** Made by the sender's browser: the message is known by it before it has a `seq`. */
  clientId: z.string(),
  /** Null for the shop, and for someone whose account is gone. */
  sender: z.nullable(z.string()),
  /** Staff wrote it in the name of the shop. */
  fromShop: z.boolean(),
  text: z.string(),
  mentions,
  files: z.array(fileView),
  voice: z.nullable(
    z.object({ url: z.string(), mime: z.string(), seconds: z.number(), bars: z.array(z.number()) }),
  ),
  card: z.nullable(messageCard),
  link: z.nullable(linkPreview),
  replyTo: z.nullable(
    z.object({ seq: z.number(), sender: z.nullable(z.string()), excerpt: z.string() }),
  ),
  reactions: z.array(z.object({ reaction, by: z.array(z.string()) })),
  happening: z.nullable(happening),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** Taken back by its sender: nothing of it is left but its place. */
  unsent: z.boolean(),
});
export type Message = z.output<typeof message>;

const messages = {
  /** In the order of `seq`. */
  items: z.array(message),
  people: z.array(profileCard),
};

export const listMessages = route({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  summary:
    'As mensagens de uma conversa, na ordem: as últimas, as que vêm antes ou depois de uma, ou as que estão em volta dela',
  access: 'session',
  input: z.object({
    id,
    before: z.optional(seq),
    after: z.optional(seq),
    around: z.optional(seq),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 40),
  }),
  output: z.object({
    ...messages,
    hasBefore: z.boolean(),
    hasAfter: z.boolean(),
    /** Ask for changes after this one. */
    rev: z.number(),
  }),
  errors: ['not_found'],
});

/** New, edited, taken back, reacted to: whatever has a higher `rev` than the client knows. */
export const listChanges = route({
  method: 'GET',
  path: '/api/conversations/:id/changes',
  summary: 'O que mudou em uma conversa desde `after`, na ordem em que mudou',
  access: 'session',
  input: z.object({ id, after: seq }),
  output: z.object({
    ...messages,
    rev: z.number(),
    /** There are more: ask again after `rev`. */
    more: z.boolean(),
  }),
  errors: ['not_found'],
});

export const messageContent = {
  clientId: z.uuid(),
  text: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          MESSAGE_MAX_CHARACTERS,
          `A mensagem passa de ${MESSAGE_MAX_CHARACTERS} caracteres`,
        ),
      ),
    '',
  ),
  files: z._default(
    z
      .array(fileInput)
      .check(z.maxLength(MESSAGE_MAX_FILES, `São no máximo ${MESSAGE_MAX_FILES} arquivos`)),
    [],
  ),
  voice: z.optional(
    z.object({
      path: z.string().check(z.minLength(2), z.maxLength(512), z.startsWith('/')),
      bars: z.array(z.number().check(z.int(), z.gte(0), z.lte(31))).check(z.maxLength(VOICE_BARS)),
    }),
  ),
  card: z.optional(cardReference),
  replyTo: z.optional(seq),
};

/**
 * Answered once the message is committed. The same `clientId` with the same content returns the stored
 * message, with other content `key_reused`.
 */
export const sendMessage = route({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary: 'Envia uma mensagem: texto, arquivos, voz ou um cartão',
  access: 'session',
  input: z.object({ id, ...messageContent }),
  output: message,
  errors: ['not_found', 'not_allowed', 'key_reused', 'request_pending'],
});

export const editMessage = route({
  method: 'PATCH',
  path: '/api/conversations/:id/messages/:seq',
  summary: `Muda o texto de uma mensagem própria, até ${MESSAGE_EDIT_MINUTES} minutos depois`,
  access: 'session',
  input: z.object({ id, seq, text: messageContent.text }),
  output: message,
  errors: ['not_found', 'not_allowed'],
});

export const unsendMessage = route({
  method: 'DELETE',
  path: '/api/conversations/:id/messages/:seq',
  summary: 'Apaga uma mensagem própria para todos',
  access: 'session',
  input: z.object({ id, seq }),
  output: message,
  errors: ['not_found', 'not_allowed'],
});

export const reactToMessage = route({
  method: 'PUT',
  path: '/api/conversations/:id/messages/:seq/reaction',
  summary: 'Reage a uma mensagem; outra reação substitui a primeira',
  access: 'session',
  input: z.object({ id, seq, reaction }),
  output: message,
  errors: ['not_found', 'not_allowed'],
});

export const removeReaction = route({
  method: 'DELETE',
  path: '/api/conversations/:id/messages/:seq/reaction',
  summary: 'Tira a própria reação de uma mensagem',
  access: 'session',
  input: z.object({ id, seq }),
  output: message,
  errors: ['not_found', 'not_allowed'],
});

export const searchMessages = route({
  method: 'GET',
  path: '/api/messages/search',
  summary:
    'Procura nas mensagens das próprias conversas, sem olhar para acentos; as novas primeiro',
  access: 'session',
  input: z.object({
    q: z.string().check(z.trim(), z.minLength(2, 'Escreva pelo menos 2 letras'), z.maxLength(100)),
    conversationId: z.optional(id),
    ...pageInput,
  }),
  output: z.object({ ...messages, nextCursor: z.nullable(z.string()) }),
  errors: ['not_found', 'invalid_cursor'],
});

/** One message for each: to conversations by id, and to people by username. */
export const shareCard = route({
  method: 'POST',
  path: '/api/messages/share',
  summary: `Envia uma publicação, um produto ou um evento a até ${MOST_SHARE_TARGETS} pessoas ou conversas`,
  access: 'session',
  input: z.object({
    clientId: messageContent.clientId,
    text: messageContent.text,
    card: cardReference,
    conversationIds: z._default(z.array(id).check(z.maxLength(MOST_SHARE_TARGETS)), []),
    usernames: z._default(
      z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MOST_SHARE_TARGETS)),
      [],
    ),
  }),
  output: z.object({
    sent: z.array(z.string()),
    /** Those who could not get it, by id or username. */
    refused: z.array(z.string()),
  }),
  errors: ['not_found', 'not_allowed'],
});
