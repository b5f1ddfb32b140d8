import { dateInBrazil } from '@arquiba/brazil/age';
import { parseCnpj } from '@arquiba/brazil/cnpj';
import { parseCpf } from '@arquiba/brazil/cpf';
import { parsePhone } from '@arquiba/brazil/phone';
import { type AccountType, accountTypes } from '@arquiba/contract/accounts';
import { nameProblem } from '@arquiba/contract/person-name';
import * as z from 'zod/mini';
import { newPasswordProblem } from './public/new-password-problem.ts';

interface AccountFields {
  /** Decides which document is required; without it both are accepted. */
  kind?: 'fisica' | 'juridica' | undefined;
  cpf_cnpj?: string | undefined;
  email?: string | undefined;
  whatsapp?: string | undefined;
  password?: string | undefined;
  /** With the type that it must belong to. */
  subtype?: { type: AccountType; name: string } | undefined;
  birthDate?: string | undefined;
  name?: string | undefined;
  socialName?: string | undefined;
}

/**
 * The rules after the empty-field checks, in the order in which sign-up lists them. `fields` names all that
 * fail; document and phone are returned in their stored form.
 */
export function checkAccountFields(input: AccountFields, now: Date) {
  const { kind, cpf_cnpj, email, whatsapp: phone, password, subtype, birthDate } = input;
  const fields: Record<string, string> = {};
  const document = cpf_cnpj === undefined ? null : parseDocument(cpf_cnpj, kind);
  if (cpf_cnpj !== undefined && !document) {
    fields.cpf_cnpj = `${asksForCpf(cpf_cnpj, kind) ? 'CPF' : 'CNPJ'} inválido`;
  }
  if (email !== undefined && !z.regexes.email.test(email)) fields.email = 'Email inválido';
  const whatsapp = phone === undefined ? null : parsePhone(phone);
  if (phone !== undefined && !whatsapp) fields.whatsapp = 'Whatsapp inválido';
  const weak = password === undefined ? null : newPasswordProblem(password);
  if (weak) fields.password = weak;
  if (subtype && !(accountTypes[subtype.type] as readonly string[]).includes(subtype.name)) {
    fields.subtype = `Subtipo inválido para ${subtype.type}`;
  }
  if (birthDate !== undefined && !isBirthDate(birthDate, now)) {
    fields.birthDate = 'Data de nascimento inválida';
  }
  for (const [field, label] of NAMES) {
    const problem = nameProblem(label, input[field] ?? '');
    if (problem) fields[field] = problem;
  }
  return { fields, document, whatsapp };
}

const NAMES = [
  ['name', 'Nome'],
  ['socialName', 'Nome Social'],
] as const;

function parseDocument(written: string, kind: AccountFields['kind']): string | null {
  const cpf = kind === 'juridica' ? null : parseCpf(written);
  return cpf ?? (kind === 'fisica' ? null : parseCnpj(written));
}

function asksForCpf(written: string, kind: AccountFields['kind']): boolean {
  if (kind) return kind === 'fisica';
  const characters = written.replace(/[^0-9A-Za-z]/g, '');
  return characters.length <= 11 && !/[A-Za-z]/.test(characters);
}

function isBirthDate(date: string, now: Date): boolean {
  return date >= '1900-01-01' && date <= dateInBrazil(now);
}
