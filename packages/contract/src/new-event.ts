import * as z from 'zod/mini';
import { fileInput } from './files.ts';
import { audience } from './new-post.ts';

const TITLE_MAX_CHARACTERS = 100;
const DESCRIPTION_MAX_CHARACTERS = 4000;
const PLACE_MAX_CHARACTERS = 120;
export const MOST_PLACES = 100_000;
export const MOST_DATES = 260;

/** A time on the clocks of a place, without a zone: 2026-03-18T19:30. */
export const localTime = (sentence: string) =>
  z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, sentence));

const webAddress = (sentence: string) =>
  z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(500, 'O endereço passa de 500 caracteres'),
        z.regex(/^(https?:\/\/[^\s]+)?$/, sentence),
      ),
    '',
  );

/** How many people fit; null without a limit. */
export const capacity = z._default(
  z.nullable(
    z
      .number('Escreva quantas pessoas cabem')
      .check(
        z.int('Escreva um número inteiro de lugares'),
        z.gte(1, 'Escreva pelo menos um lugar'),
        z.lte(MOST_PLACES, 'São lugares demais'),
      ),
  ),
  null,
);

/**
 * `week`: the same weekday. `month-day`: the same day of the month; months without it are skipped.
 * `month-weekday`: the same weekday of the month, such as the second Saturday; the fifth means the last.
 */
export const repetition = z.object({
  every: z.enum(['week', 'month-day', 'month-weekday']),
  /** Every n weeks or months. */
  interval: z._default(
    z.number().check(z.int(), z.gte(1, 'Escreva pelo menos 1'), z.lte(12, 'No máximo 12')),
    1,
  ),
  /** The last day, or the number of dates. */
  until: z.optional(
    z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}$/, 'Escolha até que dia se repete')),
  ),
  count: z.optional(
    z
      .number('Escreva quantas datas são')
      .check(
        z.int(),
        z.gte(2, 'Um evento repetido tem pelo menos duas datas'),
        z.lte(MOST_DATES, `São no máximo ${MOST_DATES} datas`),
      ),
  ),
});
export type Repetition = z.output<typeof repetition>;

export const newEvent = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.regex(/^.{3}/su, 'O título precisa de pelo menos 3 caracteres'),
      z.maxLength(TITLE_MAX_CHARACTERS, `O título passa de ${TITLE_MAX_CHARACTERS} caracteres`),
    ),
  description: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          DESCRIPTION_MAX_CHARACTERS,
          `A descrição passa de ${DESCRIPTION_MAX_CHARACTERS} caracteres`,
        ),
      ),
    '',
  ),
  sport: z._default(
    z.string().check(z.trim(), z.maxLength(40, 'O esporte passa de 40 caracteres')),
    '',
  ),
  start: localTime('Escolha o dia e a hora do início'),
  end: localTime('Escolha o dia e a hora do fim'),
  /** The IANA name, such as America/Sao_Paulo. */
  timeZone: z._default(z.string().check(z.maxLength(60)), 'America/Sao_Paulo'),
  place: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(PLACE_MAX_CHARACTERS, `O lugar passa de ${PLACE_MAX_CHARACTERS} caracteres`),
      ),
    '',
  ),
  mapUrl: webAddress('O link do mapa precisa começar com https://'),
  onlineUrl: webAddress('O link precisa começar com https://'),
  cover: z._default(z.nullable(fileInput), null),
  capacity,
  audience: z._default(audience, 'public'),
  /** The slug of the group it is for, instead of an audience. */
  group: z.optional(z.string().check(z.maxLength(120))),
  repetition: z._default(z.nullable(repetition), null),
});
export type NewEvent = z.output<typeof newEvent>;
