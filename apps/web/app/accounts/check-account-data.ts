import type { AccountData } from '@arquiba/contract/account-data';
import type { Problem } from '../forms/use-form.ts';
import { type AccountDataValues, wantsNewEmail } from './account-data-values.ts';
import { personWords } from './person-words.ts';
import { birthDateOf } from './sign-up-values.ts';

/** Returns the first error that needs no server, with the messages of sign-up. */
export function checkAccountData(values: AccountDataValues, before: AccountData): Problem | null {
  const words = personWords(values.kind);
  const asked: [field: keyof AccountDataValues, what: string][] = [
    ['name', words.askForName],
    ['socialName', `o ${words.socialName}`],
    ['cpf_cnpj', `o ${words.document}`],
    ['newEmail', 'o Email'],
    ['whatsapp', 'o Whatsapp'],
  ];
  for (const [field, what] of asked) {
    if (values[field]?.trim() === '') return { field, message: `Preencha ${what}` };
  }
  const begun = values.birthDay || values.birthMonth || values.birthYear;
  if (begun && !birthDateOf(values)) {
    return { field: 'birthDate', message: 'Data de nascimento incompleta' };
  }
  if (wantsNewEmail(values, before) && values.currentPassword === '') {
    return { field: 'currentPassword', message: 'Preencha a senha atual' };
  }
  return null;
}
