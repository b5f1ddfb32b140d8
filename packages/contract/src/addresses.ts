import { parseCep } from '@arquiba/brazil/cep';
import { stateNames, type Uf } from '@arquiba/brazil/uf';
import * as z from 'zod/mini';
import { id } from './id.ts';
import { route } from './route.ts';

export const addressTypes = ['Residencial', 'Comercial'] as const;
export type AddressType = (typeof addressTypes)[number];

/** The most addresses of an account. */
export const MOST_ADDRESSES = 30;
/** How long a deleted address can be restored. */
export const RESTORABLE_MINUTES = 60;

/** The longest text of each field. */
export const ADDRESS_MAX_CHARACTERS = {
  title: 60,
  road: 120,
  complement: 120,
  district: 80,
  city: 80,
  reference: 200,
} as const;

type TextName = keyof typeof ADDRESS_MAX_CHARACTERS;

const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

const line = (name: TextName, field: string, missing?: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.maxLength(
        ADDRESS_MAX_CHARACTERS[name],
        `${field} passa de ${ADDRESS_MAX_CHARACTERS[name]} caracteres`,
      ),
      z.regex(ONE_LINE, `${field} precisa caber em uma linha`),
    );
const required = (name: TextName, field: string, empty: string) =>
  line(name, field, empty).check(z.minLength(1, empty));
const optional = (name: TextName, field: string) => z._default(line(name, field), '');

const NUMBER_SENTENCE = 'O número aceita só algarismos, de 1 a 999999; sem número, deixe vazio';

/** Digits, as a number or as text; nothing for a place without one ('s/n'). */
const number = z._default(
  z.nullable(
    z.union(
      [
        z.int().check(z.gte(1), z.lte(999_999)),
        z.pipe(
          z.string().check(z.trim(), z.maxLength(10), z.regex(/^(0*[1-9]\d{0,5})?$/)),
          z.transform((digits) => (digits === '' ? null : Number(digits))),
        ),
      ],
      NUMBER_SENTENCE,
    ),
  ),
  null,
);

const uf = z.enum(
  Object.keys(stateNames) as [Uf, ...Uf[]],
  'Preencha a UF com a sigla de um estado',
);

/** With or without its mask; eight digits from here on. */
const cep = z.string('Preencha o CEP').check(
  z.trim(),
  z.minLength(1, 'Preencha o CEP'),
  z.overwrite((written) => parseCep(written) ?? written),
  z.regex(/^\d{8}$/, 'O CEP tem 8 algarismos, como 88301-000'),
);

/** The content of an address, as it is written. */
export const addressFields = {
  type: z.enum(addressTypes),
  title: optional('title', 'O título'),
  cep,
  road: required('road', 'A rua', 'Preencha a rua'),
  number,
  complement: optional('complement', 'O complemento'),
  district: required('district', 'O bairro', 'Preencha o bairro'),
  city: required('city', 'A cidade', 'Preencha a cidade'),
  uf: z.pipe(z.string('Preencha a UF').check(z.trim(), z.toUpperCase()), uf),
  reference: optional('reference', 'A referência'),
};

const address = z.object({
  id: z.string(),
  idAccount: z.string(),
  type: z.enum(addressTypes),
  /** Empty if the owner gave none. */
  title: z.string(),
  road: z.string(),
  /** Null for a place without one. */
  number: z.nullable(z.number()),
  complement: z.string(),
  district: z.string(),
  city: z.string(),
  uf,
  /** As people read it: 88301-000. */
  cep: z.string(),
  reference: z.string(),
  /** Exactly one of an account's addresses is. */
  isDefault: z.boolean(),
});
export type Address = z.output<typeof address>;

export const createAddress = route({
  method: 'POST',
  path: '/api/addressAccounts',
  summary: 'Cadastra um endereço na própria conta; o primeiro é o principal',
  access: 'session',
  idempotent: true,
  input: z.object({ idAccount: id, ...addressFields }),
  output: address,
  errors: ['not_found', 'not_allowed'],
});

export const getAddress = route({
  method: 'GET',
  path: '/api/addressAccounts/unic/:id',
  summary: 'Uma lista com um endereço próprio',
  access: 'session',
  input: z.object({ id }),
  output: z.array(address),
  errors: ['not_found'],
});

export const listAddresses = route({
  method: 'GET',
  path: '/api/addressAccounts/user/:accountId',
  summary: 'Os endereços da própria conta: o principal, depois os mais novos',
  access: 'session',
  input: z.object({ accountId: id }),
  output: z.array(address),
  errors: ['not_found'],
});

export const updateAddress = route({
  method: 'PUT',
  path: '/api/addressAccounts/unic/:id',
  summary: 'Troca o conteúdo de um endereço próprio',
  access: 'session',
  input: z.object({ id, ...addressFields }),
  output: address,
  errors: ['not_found'],
});

export const setDefaultAddress = route({
  method: 'PUT',
  path: '/api/addressAccounts/unic/:id/default',
  summary: 'Faz de um endereço próprio o principal',
  access: 'session',
  input: z.object({ id }),
  output: address,
  errors: ['not_found'],
});

export const deleteAddress = route({
  method: 'DELETE',
  path: '/api/addressAccounts/unic/:id',
  summary: `Apaga um endereço próprio; por ${RESTORABLE_MINUTES} minutos dá para desfazer`,
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

export const restoreAddress = route({
  method: 'PUT',
  path: '/api/addressAccounts/unic/:id/restoration',
  summary: 'Traz de volta um endereço apagado há pouco, como ele era',
  access: 'session',
  input: z.object({ id }),
  output: address,
  errors: ['not_found', 'not_allowed'],
});

/** The place of a CEP; small towns have one CEP for all their roads. */
const cepPlace = z.object({
  cep: z.string(),
  road: z.string(),
  district: z.string(),
  city: z.string(),
  uf,
});
export type CepPlace = z.output<typeof cepPlace>;

export const findCep = route({
  method: 'GET',
  path: '/api/cep/:cep',
  summary: 'Rua, bairro, cidade e UF de um CEP, se forem conhecidos',
  access: 'public',
  input: z.object({ cep }),
  output: cepPlace,
  errors: ['not_found'],
});
