import * as z from 'zod/mini';
import { id } from './id.ts';
import { route } from './route.ts';

/** A card that the payment provider stores. The shop knows no more of it than this. */
export const savedCard = z.object({
  id: z.string(),
  brand: z.string(),
  lastDigits: z.string(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
  /** Its month is over. */
  expired: z.boolean(),
});
export type SavedCard = z.output<typeof savedCard>;

export const listSavedCards = route({
  method: 'GET',
  path: '/api/saved-cards',
  summary: 'Os cartões que o processador do pagamento guarda para a própria conta',
  access: 'session',
  input: z.object({}),
  /** The newest first. */
  output: z.array(savedCard),
});

export const deleteSavedCard = route({
  method: 'DELETE',
  path: '/api/saved-cards/:id',
  summary: 'Remove um cartão salvo, aqui e no processador do pagamento',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});
