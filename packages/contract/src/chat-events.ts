import * as z from 'zod/mini';
import { message } from './messages.ts';

/**
 * Events on the channel of an account. `chat-message`: a message is new or changed; it comes whole if it is
 * short text, otherwise the client asks for the changes.
 */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('chat-message'),
    conversationId: z.string(),
    seq: z.number(),
    rev: z.number(),
    message: z.optional(message),
  }),
  /** The conversation itself changed: its title, its members, its state. Read it again. */
  z.object({ type: z.literal('chat-conversation'), conversationId: z.string() }),
  /** The viewer is no longer in it. */
  z.object({ type: z.literal('chat-left'), conversationId: z.string() }),
  /** Also to the reader's own other tabs. */
  z.object({
    type: z.literal('chat-read'),
    conversationId: z.string(),
    username: z.string(),
    readSeq: z.number(),
    deliveredSeq: z.number(),
  }),
  z.object({ type: z.literal('chat-typing'), conversationId: z.string(), username: z.string() }),
  z.object({ type: z.literal('chat-online'), username: z.string(), online: z.boolean() }),
]);
export type ChatEvent = z.output<typeof chatEvent>;
