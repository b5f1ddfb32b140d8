import * as z from 'zod/mini';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { POLL_MAX_OPTIONS, poll } from './posts.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

export const vote = route({
  method: 'PUT',
  path: '/api/posts/:id/vote',
  summary: 'Vota numa enquete; até ela terminar o voto pode mudar, se quem perguntou deixou',
  access: 'session',
  input: z.object({
    id,
    /** Of the options, from 0. */
    positions: z
      .array(z.number().check(z.int(), z.gte(0), z.lt(POLL_MAX_OPTIONS)))
      .check(
        z.minLength(1, 'Escolha uma opção da enquete'),
        z.maxLength(POLL_MAX_OPTIONS, `A enquete tem no máximo ${POLL_MAX_OPTIONS} opções`),
      ),
  }),
  output: poll,
  errors: ['not_found', 'not_allowed', 'poll_closed', 'vote_final'],
});

export const listVoters = route({
  method: 'GET',
  path: '/api/posts/:id/voters',
  summary: 'Quem escolheu uma opção de uma enquete de voto aberto',
  access: 'public',
  input: z.object({
    id,
    position: z.coerce.number().check(z.int(), z.gte(0), z.lt(POLL_MAX_OPTIONS)),
    ...pageInput,
  }),
  output: page(profileCard),
  errors: ['not_found', 'not_allowed', 'invalid_cursor'],
});
