import * as z from 'zod/mini';
import { hashtag } from './explore.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

/** What may follow an @ or a # that someone is typing. */
export const complete = route({
  method: 'GET',
  path: '/api/completions',
  summary: 'Pessoas ou assuntos que começam assim, sem olhar acentos; quem se segue vem primeiro',
  access: 'session',
  input: z.object({
    kind: z.enum(['person', 'hashtag']),
    q: z.string().check(z.trim(), z.maxLength(80)),
  }),
  output: z.object({ people: z.array(profileCard), hashtags: z.array(hashtag) }),
});
