import type { AccountData } from '@arquiba/contract/account-data';
import { describe, expect, test } from 'vitest';
import { readAccountData, toAccountChanges } from './account-data-values.ts';
import { checkAccountData } from './check-account-data.ts';

const before: AccountData = {
  ...{ type: 'Torcedor', kind: 'fisica', subtype: null, name: 'Ana Maria', socialName: 'Ana' },
  ...{
    cpf_cnpj: '•••.•••.•••-25',
    email: 'ana@exemplo.com.br',
    emailConfirmed: true,
    whatsapp: '(81)•••••-4321',
  },
  ...{ birthDate: null, pendingEmail: null, createdAt: '2026-01-01T12:00:00Z' },
};

function filled(changes: Record<string, string> = {}) {
  const form = new FormData();
  const fields = {
    ...{ kind: 'fisica', type: 'Torcedor', subtype: '', name: 'Ana Maria', socialName: 'Ana' },
    ...{ newEmail: 'ANA@exemplo.com.br ', birthDay: '', birthMonth: '', birthYear: '' },
  };
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.set(name, value);
  return readAccountData(form);
}

describe('the form of one’s own data', () => {
  test('is in order as it comes', () => {
    expect(checkAccountData(filled(), before)).toBeNull();
  });

  test.each([
    [{ name: ' ' }, 'name', 'Preencha o Nome'],
    [{ kind: 'juridica', name: '' }, 'name', 'Preencha a Razão Social'],
    [{ kind: '', name: '' }, 'name', 'Preencha o Nome ou a Razão Social'],
    [{ kind: 'juridica', socialName: '' }, 'socialName', 'Preencha o Nome Fantasia'],
    [{ cpf_cnpj: '' }, 'cpf_cnpj', 'Preencha o CPF'],
    [{ kind: 'juridica', cpf_cnpj: '' }, 'cpf_cnpj', 'Preencha o CNPJ'],
    [{ newEmail: '' }, 'newEmail', 'Preencha o Email'],
    [{ whatsapp: '' }, 'whatsapp', 'Preencha o Whatsapp'],
    [{ birthDay: '01' }, 'birthDate', 'Data de nascimento incompleta'],
    [{ newEmail: 'outra@exemplo.com.br' }, 'currentPassword', 'Preencha a senha atual'],
  ])('%j', (changes, field, message) => {
    expect(checkAccountData(filled(changes), before)).toEqual({ field, message });
  });

  test('sends nothing of what stayed hidden, and no kind where none is chosen', () => {
    expect(toAccountChanges(filled({ kind: '' }))).toEqual({
      ...{ type: 'Torcedor', subtype: null, name: 'Ana Maria', socialName: 'Ana' },
      birthDate: null,
    });
    const shown = { kind: 'juridica', cpf_cnpj: '12.ABC.345/01DE-35', whatsapp: '(81)3333-4444' };
    expect(toAccountChanges(filled({ ...shown, currentPassword: 'senha' }))).toEqual({
      ...{ type: 'Torcedor', subtype: null, name: 'Ana Maria', socialName: 'Ana' },
      ...{ ...shown, currentPassword: 'senha' },
    });
  });
});
