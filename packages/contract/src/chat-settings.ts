import * as z from 'zod/mini';
import { route } from './route.ts';

const fields = {
  /** Off: nobody sees what the viewer has read, and the viewer sees it of nobody. The same for the others. */
  receipts: z.boolean(),
  presence: z.boolean(),
  typing: z.boolean(),
  /** Whose first message does not wait as a request; `nobody`: strangers cannot write at all. */
  strangers: z.enum(['request', 'nobody']),
  sound: z.boolean(),
};
const chatSettings = z.object(fields);
export type ChatSettings = z.output<typeof chatSettings>;

export const getChatSettings = route({
  method: 'GET',
  path: '/api/conversations/settings',
  summary: 'O que os outros veem de quem conversa, e quem pode escrever',
  access: 'session',
  input: z.object({}),
  output: chatSettings,
});

export const setChatSettings = route({
  method: 'PUT',
  path: '/api/conversations/settings',
  summary: 'Muda o que os outros veem de quem conversa, e quem pode escrever',
  access: 'session',
  input: z.object(fields),
  output: chatSettings,
});
