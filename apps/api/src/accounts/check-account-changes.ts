import { isYoungerThan } from '@arquiba/brazil/age';
import { isCpf } from '@arquiba/brazil/document';
import type { updateAccountData } from '@arquiba/contract/account-data';
import { accountTypes } from '@arquiba/contract/accounts';
import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { AccountChanges, AccountDataRow } from './account-data-queries.ts';
import { checkAccountFields } from './check-account-fields.ts';

type Input = ParsedInputOf<typeof updateAccountData>;

/** The fields that an edit really changes, in their stored form. Applies the rules of sign-up. */
export function checkAccountChanges(before: AccountDataRow, input: Input, now: Date) {
  const type = input.type ?? before.type;
  const subtype = input.subtype === undefined ? keptSubtype(before, type) : input.subtype;
  const { fields, document, whatsapp } = checkAccountFields(
    {
      ...{ kind: input.kind, cpf_cnpj: input.cpf_cnpj, whatsapp: input.whatsapp },
      subtype: subtype === null ? undefined : { type, name: subtype },
      birthDate: input.birthDate ?? undefined,
      ...changedNames(before, input),
    },
    now,
  );
  if (input.cpf_cnpj === undefined && input.kind && input.kind !== kindOf(before.document)) {
    fields.cpf_cnpj = `Preencha o ${input.kind === 'fisica' ? 'CPF' : 'CNPJ'}`;
  }
  if (!fields.birthDate && touchesMinor(before.birthDate, input.birthDate, now)) {
    fields.birthDate = 'Para mudar esta data de nascimento, fale com o atendimento';
  }
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  const after: AccountChanges = {
    ...{ type, subtype },
    ...(input.name !== undefined && { name: input.name }),
    ...(input.socialName !== undefined && { socialName: input.socialName }),
    ...(document && { document }),
    ...(whatsapp && { whatsapp }),
    ...(input.birthDate !== undefined && { birthDate: input.birthDate }),
  };
  const changed = Object.entries(after).filter(
    ([name, value]) => before[name as keyof AccountChanges] !== value,
  );
  return Object.fromEntries(changed) as AccountChanges;
}

/** A name from before the rules about names may stay as it is. */
function changedNames(before: AccountDataRow, { name, socialName }: Input) {
  return {
    name: name === before.name ? undefined : name,
    socialName: socialName === before.socialName ? undefined : socialName,
  };
}

/** A new birth date can neither end a guardian's care nor start it: only sign-up asks for a guardian. */
function touchesMinor(before: string | null, after: string | null | undefined, now: Date): boolean {
  if (after === undefined || after === before) return false;
  return [before, after].some(
    (date) => date !== null && isYoungerThan(GUARDIAN_UNDER_AGE, date, now),
  );
}

/** A subtype that the new type does not have is dropped with the old type. */
function keptSubtype({ subtype }: AccountDataRow, type: AccountDataRow['type']): string | null {
  const known: readonly string[] = accountTypes[type];
  return subtype !== null && known.includes(subtype) ? subtype : null;
}

function kindOf(document: string): 'fisica' | 'juridica' {
  return isCpf(document) ? 'fisica' : 'juridica';
}
