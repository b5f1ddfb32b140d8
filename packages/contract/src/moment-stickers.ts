import * as z from 'zod/mini';

export const MOMENT_MAX_STICKERS = 8;
export const STICKER_MAX_CHARACTERS = 120;
export const MOMENT_POLL_MAX_OPTIONS = 4;

function words(most: number, empty: string, long: string) {
  return z.string().check(z.trim(), z.minLength(1, empty), z.maxLength(most, long));
}

const percent = z
  .number()
  .check(z.gte(0, 'Um adesivo está fora da imagem'), z.lte(100, 'Um adesivo está fora da imagem'));

/** The middle of a sticker, in percent of the width and the height of the upright frame (9:16) around the picture. */
const at = { x: percent, y: percent };

const goals = z
  .number('Escreva os pontos do placar em números')
  .check(z.int('Os pontos do placar são números inteiros'), z.gte(0), z.lte(999));

const text = z.object({
  ...at,
  kind: z.literal('text'),
  text: words(
    STICKER_MAX_CHARACTERS,
    'Escreva o texto do adesivo',
    `O texto do adesivo passa de ${STICKER_MAX_CHARACTERS} caracteres`,
  ),
});
const mention = z.object({
  ...at,
  kind: z.literal('mention'),
  username: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^[a-z0-9_.]{3,30}$/, 'Escreva o nome de usuário de quem é mencionado'),
    ),
});
const hashtag = z.object({
  ...at,
  kind: z.literal('hashtag'),
  tag: z
    .string()
    .check(
      z.trim(),
      z.regex(
        /^(?=.*\p{L})[\p{L}\p{N}_]{1,80}$/u,
        'A hashtag tem letras, números e _, sem espaços',
      ),
    ),
});
const place = z.object({
  ...at,
  kind: z.literal('place'),
  place: words(80, 'Escreva o lugar', 'O lugar passa de 80 caracteres'),
});
const question = words(80, 'Escreva a pergunta da enquete', 'A pergunta passa de 80 caracteres');
const option = words(
  30,
  'Escreva cada opção da enquete',
  'Uma opção da enquete passa de 30 caracteres',
);
const poll = z.object({
  ...at,
  kind: z.literal('poll'),
  question,
  options: z
    .array(option)
    .check(
      z.minLength(2, 'A enquete precisa de duas opções'),
      z.maxLength(
        MOMENT_POLL_MAX_OPTIONS,
        `A enquete tem no máximo ${MOMENT_POLL_MAX_OPTIONS} opções`,
      ),
    ),
});
const event = z.object({
  ...at,
  kind: z.literal('event'),
  slug: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Escolha o evento'),
      z.maxLength(120, 'Evento não encontrado'),
    ),
});
const team = words(30, 'Escreva o nome dos dois lados do placar', 'Um nome passa de 30 caracteres');
const score = z.object({
  ...at,
  kind: z.literal('score'),
  home: team,
  away: team,
  homeScore: goals,
  awayScore: goals,
});

/** What the author puts on a moment. */
export const newSticker = z.discriminatedUnion('kind', [
  text,
  mention,
  hashtag,
  place,
  poll,
  event,
  score,
]);
export type NewSticker = z.output<typeof newSticker>;

/** What a viewer sees of it. An event that is not for the viewer is left out. */
export const sticker = z.discriminatedUnion('kind', [
  text,
  /** Plain text, if the viewer may not open the profile. */
  z.extend(mention, { username: z.string(), linked: z.boolean() }),
  hashtag,
  place,
  z.extend(poll, {
    options: z.array(
      z.object({
        label: z.string(),
        /** Null until the viewer has voted; the author always sees them. */
        votes: z.nullable(z.number()),
        chosen: z.boolean(),
      }),
    ),
  }),
  z.extend(event, {
    title: z.string(),
    startsAt: z.string(),
    timeZone: z.string(),
  }),
  score,
]);
export type Sticker = z.output<typeof sticker>;
