import { birthdayAt, isYoungerThan } from '@arquiba/brazil/age';
import type { createAccount } from '@arquiba/contract/accounts';
import { GUARDIAN_UNDER_AGE, legal } from '@arquiba/contract/legal';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { invalidInput } from '../platform/calls/read-input.ts';
import { checkAccountFields } from './check-account-fields.ts';
import { guardianEmailProblem } from './public/guardian-email.ts';

type NewAccountInput = ParsedInputOf<typeof createAccount>;

/** Names all rules that fail; the first is the message. */
export function checkNewAccount(input: NewAccountInput, now: Date) {
  const { type, subtype: name } = input;
  const subtype = name === undefined ? undefined : { type, name };
  const { fields, document, whatsapp } = checkAccountFields({ ...input, subtype }, now);
  const guardian = guardianOf(input, now);
  const problem = guardian && guardianEmailProblem(guardian.email, input.email);
  if (problem) fields.guardianEmail = problem;
  if (input.termsVersion !== undefined && input.termsVersion !== legal.version) {
    fields.termsVersion = TERMS_CHANGED;
  }
  if (!document || !whatsapp || Object.keys(fields).length > 0) throw invalidInput(fields);
  return { document, whatsapp, guardian };
}

const TERMS_CHANGED =
  'Os Termos de Uso e a Política de Privacidade mudaram. Leia a nova versão e aceite de novo';

/** Null if no guardian is needed, even if an e-mail was sent. */
function guardianOf({ birthDate, guardianEmail = '' }: NewAccountInput, now: Date) {
  if (birthDate === undefined || !isYoungerThan(GUARDIAN_UNDER_AGE, birthDate, now)) return null;
  return { email: guardianEmail, neededUntil: birthdayAt(birthDate, GUARDIAN_UNDER_AGE) };
}
