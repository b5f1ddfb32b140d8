import * as z from 'zod/mini';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';
import { reportReason } from './safety.ts';

export const MOST_CONVERSATION_MEMBERS = 50;
export const CONVERSATION_TITLE_MAX_CHARACTERS = 60;
/** How many messages someone may send before the other accepts. */
export const REQUEST_MAX_MESSAGES = 3;
/** How long someone counts as typing after the last signal. */
export const TYPING_SECONDS = 6;

/** `direct`: two people. `group`: up to 50. `shop`: someone and the staff of the shop. */
const conversationKind = z.enum(['direct', 'group', 'shop']);

/**
 * `open`: accepted. `request`: a stranger wrote, and the viewer has not accepted yet. `asked`: the viewer wrote
 * to a stranger, who has not accepted yet.
 */
const conversationState = z.enum(['open', 'request', 'asked']);

export const conversation = z.object({
  id: z.string(),
  kind: conversationKind,
  /** The viewer writes for the shop. */
  staff: z.boolean(),
  state: conversationState,
  /** The other person's name, the title of a group, or the shop's name; for staff the customer's. */
  title: z.string(),
  /** Up to four others, for faces; the other person of two comes first. */
  people: z.array(profileCard),
  memberCount: z.number(),
  /** Null in a conversation in which nobody wrote yet. */
  last: z.nullable(
    z.object({
      seq: z.number(),
      sender: z.nullable(z.string()),
      /** Its text, or what it is: 'Foto', 'Áudio', 'Mensagem apagada'. */
      excerpt: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** At most 100: show '99+'. */
  unread: z.number(),
  /** The place up to which the viewer has read. */
  readSeq: z.number(),
  mutedUntil: z.nullable(z.string()),
  muted: z.boolean(),
  archived: z.boolean(),
  /** Whether the viewer may write now, and why not. */
  mayWrite: z.boolean(),
  closedBecause: z.nullable(z.enum(['blocked', 'request_pending', 'gone'])),
  /** Whether the viewer may rename it, and add and remove people. */
  mayManage: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

/** Someone in a conversation. Without receipts on both sides `readSeq` and `deliveredSeq` are null. */
const conversationMember = z.object({
  profile: profileCard,
  manages: z.boolean(),
  readSeq: z.nullable(z.number()),
  deliveredSeq: z.nullable(z.number()),
  /** Null if either of the two does not show it. */
  online: z.nullable(z.boolean()),
});
export type ConversationMember = z.output<typeof conversationMember>;

export const conversationBox = z.enum(['inbox', 'requests', 'archived', 'shop']);
export type ConversationBox = z.output<typeof conversationBox>;

export const listConversations = route({
  method: 'GET',
  path: '/api/conversations',
  summary:
    'As conversas, a de mensagem mais nova primeiro; `requests` são de quem a pessoa não conhece, `shop` é a caixa da equipe da loja',
  access: 'session',
  input: z.object({
    box: z._default(conversationBox, 'inbox'),
    /** Part of a name, or of a title. */
    q: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    ...pageInput,
  }),
  output: page(conversation),
  errors: ['invalid_cursor', 'not_allowed'],
});

/** Conversations with unread messages; muted ones and requests are not counted in `inbox`. */
export const countUnread = route({
  method: 'GET',
  path: '/api/conversations/unread',
  summary: 'Quantas conversas têm mensagens não lidas',
  access: 'session',
  input: z.object({}),
  output: z.object({
    inbox: z.number(),
    requests: z.number(),
    shop: z.number(),
    /** For staff: messages of visitors without an answer. */
    visitors: z.number(),
  }),
});

export const getConversation = route({
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'Uma conversa, com quem está nela e até onde cada um leu',
  access: 'session',
  input: z.object({ id }),
  output: z.extend(conversation, { members: z.array(conversationMember) }),
  errors: ['not_found'],
});
export type FullConversation = z.output<typeof getConversation.output>;

/** Others see nothing of it before the first message. */
export const openConversation = route({
  method: 'PUT',
  path: '/api/conversations/with/:username',
  summary: 'A conversa com uma pessoa; se ainda não existe, começa',
  access: 'session',
  input: z.object({ username: z.string().check(z.maxLength(60)) }),
  output: conversation,
  errors: ['not_found', 'not_allowed'],
});

export const openShopConversation = route({
  method: 'PUT',
  path: '/api/conversations/shop',
  summary: 'A conversa com a equipe da loja; se ainda não existe, começa',
  access: 'session',
  input: z.object({}),
  output: conversation,
});

const title = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Dê um nome à conversa'),
    z.maxLength(
      CONVERSATION_TITLE_MAX_CHARACTERS,
      `O nome passa de ${CONVERSATION_TITLE_MAX_CHARACTERS} caracteres`,
    ),
  );

const usernames = z
  .array(z.string().check(z.maxLength(60)))
  .check(
    z.minLength(1, 'Escolha pelo menos uma pessoa'),
    z.maxLength(
      MOST_CONVERSATION_MEMBERS - 1,
      `São no máximo ${MOST_CONVERSATION_MEMBERS} pessoas`,
    ),
  );

export const createConversation = route({
  method: 'POST',
  path: '/api/conversations',
  summary: `Começa uma conversa de até ${MOST_CONVERSATION_MEMBERS} pessoas`,
  access: 'session',
  idempotent: true,
  input: z.object({ title, usernames }),
  output: conversation,
  errors: ['key_reused', 'in_progress', 'not_found', 'not_allowed'],
});

export const renameConversation = route({
  method: 'PATCH',
  path: '/api/conversations/:id',
  summary: 'Muda o nome de uma conversa de várias pessoas',
  access: 'session',
  input: z.object({ id, title }),
  output: conversation,
  errors: ['not_found', 'not_allowed'],
});

/** They read what is written from now on. */
export const addToConversation = route({
  method: 'POST',
  path: '/api/conversations/:id/members',
  summary: 'Põe pessoas em uma conversa de várias',
  access: 'session',
  input: z.object({ id, usernames }),
  output: conversation,
  errors: ['not_found', 'not_allowed'],
});

export const removeFromConversation = route({
  method: 'DELETE',
  path: '/api/conversations/:id/members/:username',
  summary: 'Tira alguém de uma conversa de várias pessoas; o próprio nome é sair',
  access: 'session',
  input: z.object({ id, username: z.string().check(z.maxLength(60)) }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const acceptConversation = route({
  method: 'PUT',
  path: '/api/conversations/:id/accepted',
  summary: 'Aceita a conversa de quem a pessoa não conhecia',
  access: 'session',
  input: z.object({ id }),
  output: conversation,
  errors: ['not_found'],
});

/** A declined request comes back with the sender's next message only if the viewer writes first. */
export const clearConversation = route({
  method: 'DELETE',
  path: '/api/conversations/:id',
  summary: 'Apaga a conversa da própria lista, ou recusa o pedido; os outros ficam com a sua',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

export const archiveConversation = route({
  method: 'PUT',
  path: '/api/conversations/:id/archived',
  summary: 'Arquiva uma conversa, ou a traz de volta',
  access: 'session',
  input: z.object({ id, archived: z.boolean() }),
  output: conversation,
  errors: ['not_found'],
});

export const muteConversation = route({
  method: 'PUT',
  path: '/api/conversations/:id/muted',
  summary: 'Silencia uma conversa por horas ou sem fim, ou deixa de silenciar com 0',
  access: 'session',
  input: z.object({
    id,
    /** Without it, until it is unmuted. */
    hours: z.optional(z.number().check(z.int(), z.gte(0), z.lte(24 * 365))),
  }),
  output: conversation,
  errors: ['not_found'],
});

const place = z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));

/** Only rises. */
export const markRead = route({
  method: 'PUT',
  path: '/api/conversations/:id/read',
  summary: 'Leu até esta mensagem',
  access: 'session',
  limit: 'signals',
  input: z.object({ id, seq: place }),
  output: z.void(),
  errors: ['not_found'],
});

export const markDelivered = route({
  method: 'PUT',
  path: '/api/conversations/:id/delivered',
  summary: 'Recebeu até esta mensagem',
  access: 'session',
  limit: 'signals',
  input: z.object({ id, seq: place }),
  output: z.void(),
  errors: ['not_found'],
});

export const signalTyping = route({
  method: 'POST',
  path: '/api/conversations/:id/typing',
  summary: 'Está escrevendo',
  access: 'session',
  limit: 'signals',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

/** Staff see these messages and a few around them, not the whole conversation. */
export const reportConversation = route({
  method: 'POST',
  path: '/api/conversations/:id/report',
  summary: 'Denuncia mensagens de uma conversa',
  access: 'session',
  input: z.object({
    id,
    seqs: z.array(place).check(z.minLength(1, 'Escolha as mensagens'), z.maxLength(20)),
    reason: reportReason,
    text: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});
