import { parseCnpj } from '@arquiba/brazil/cnpj';
import { parseCpf } from '@arquiba/brazil/cpf';
import { parsePhone } from '@arquiba/brazil/phone';
import {
  accountTypes,
  type createAccount,
  PASSWORD_MIN_CHARACTERS,
} from '@arquiba/contract/accounts';
import type { ParsedInputOf } from '@arquiba/contract/route';
import * as z from 'zod/mini';
import { invalidInput } from '../platform/read-input.ts';

type NewAccountInput = ParsedInputOf<typeof createAccount>;

/**
 * The rules that follow the empty-field checks, in the order in which sign-up states them. All
 * that fail are named; the first is the sentence of the refusal.
 */
export function checkNewAccount(input: NewAccountInput, now: Date) {
  const fields: Record<string, string> = {};
  const document = parseCpf(input.cpf_cnpj) ?? parseCnpj(input.cpf_cnpj);
  if (!document) fields.cpf_cnpj = `${looksLikeCpf(input.cpf_cnpj) ? 'CPF' : 'CNPJ'} inválido`;
  if (!z.regexes.email.test(input.email)) fields.email = 'Email inválido';
  const whatsapp = parsePhone(input.whatsapp);
  if (!whatsapp) fields.whatsapp = 'Whatsapp inválido';
  if ([...input.password].length < PASSWORD_MIN_CHARACTERS) {
    fields.password = `A senha precisa de pelo menos ${PASSWORD_MIN_CHARACTERS} caracteres`;
  }
  const subtypes: readonly string[] = accountTypes[input.type];
  if (input.subtype !== undefined && !subtypes.includes(input.subtype)) {
    fields.subtype = `Subtipo inválido para ${input.type}`;
  }
  if (input.birthDate !== undefined && !isBirthDate(input.birthDate, now)) {
    fields.birthDate = 'Data de nascimento inválida';
  }
  if (!document || !whatsapp || Object.keys(fields).length > 0) throw invalidInput(fields);
  return { document, whatsapp };
}

function looksLikeCpf(written: string): boolean {
  const characters = written.replace(/[^0-9A-Za-z]/g, '');
  return characters.length <= 11 && !/[A-Za-z]/.test(characters);
}

function isBirthDate(date: string, now: Date): boolean {
  return date >= '1900-01-01' && date <= now.toISOString().slice(0, 10);
}
