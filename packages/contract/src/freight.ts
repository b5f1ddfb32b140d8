import { parseCep } from '@arquiba/brazil/cep';
import * as z from 'zod/mini';
import { id } from './id.ts';
import { route } from './route.ts';

/** With or without its mask; eight digits from here on. */
export const cepInput = z.string('Preencha o CEP').check(
  z.trim(),
  z.overwrite((written) => parseCep(written) ?? written),
  z.regex(/^\d{8}$/, 'O CEP tem 8 algarismos, como 88301-000'),
);

export const freightServices = ['economica', 'expressa'] as const;
export type FreightService = (typeof freightServices)[number];

export const freightNames: Record<FreightService, string> = {
  economica: 'Econômica',
  expressa: 'Expressa',
};

/** In cents: from here on the cheapest service is free. */
export const FREE_FREIGHT_FROM = 39_900;

export const freightOption = z.object({
  service: z.enum(freightServices),
  /** As people read it: 'Econômica', 'Expressa'. */
  name: z.string(),
  /** Zero if freight is free. */
  price: z.number(),
  businessDays: z.number(),
  /** The day by which it arrives, counted in business days from today: 2026-11-24. */
  arrivesBy: z.string(),
});
export type FreightOption = z.output<typeof freightOption>;

export const freightQuote = z.object({
  /** With this id an order gets the price that was shown, until it expires. */
  id: z.string(),
  /** As people read it: 88301-000. */
  cep: z.string(),
  uf: z.string(),
  options: z.array(freightOption),
  expiresAt: z.string(),
});
export type FreightQuote = z.output<typeof freightQuote>;

/** What one frame costs to a city of each region, for readers who have no CEP at hand. */
export const listFreightRegions = route({
  method: 'GET',
  path: '/api/freight/regions',
  summary: 'Frete e prazo de uma armação para uma capital de cada região',
  access: 'public',
  input: z.object({}),
  output: z.array(
    z.object({
      name: z.string(),
      capital: z.string(),
      options: z.array(
        z.object({
          service: z.enum(freightServices),
          name: z.string(),
          price: z.number(),
          businessDays: z.number(),
        }),
      ),
    }),
  ),
});

export const MOST_OF_ONE = 10;

export const quoteFreight = route({
  method: 'GET',
  path: '/api/freight',
  summary: 'Frete e prazo de uma cor até um CEP, sem entrar na conta',
  access: 'public',
  input: z.object({
    cep: cepInput,
    variantId: id,
    quantity: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_OF_ONE)), 1),
  }),
  output: freightQuote,
  errors: ['not_found'],
});
