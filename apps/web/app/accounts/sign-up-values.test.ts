import { expect, test } from 'vitest';
import { readSignUp, toNewAccount, usualKind } from './sign-up-values.ts';

test('clubs and companies start as legal persons', () => {
  expect(usualKind('Clube')).toBe('juridica');
  expect(usualKind('Empresa')).toBe('juridica');
  for (const type of ['Torcedor', 'Atleta', 'Comunicador', 'Profissional'] as const) {
    expect(usualKind(type)).toBe('fisica');
  }
});

test('a form becomes what the API takes', () => {
  const sent = toNewAccount(
    readForm({
      type: 'Atleta',
      subtype: 'Atleta Amador',
      name: 'Helena Prado',
      birthDay: '07',
      birthMonth: '02',
      birthYear: '1990',
      guardianEmail: 'mae@exemplo.com.br',
      password: ' senha com espaços ',
      termsVersion: '1.0',
    }),
  );
  expect(sent).toMatchObject({
    type: 'Atleta',
    subtype: 'Atleta Amador',
    name: 'Helena Prado',
    birthDate: '1990-02-07',
    guardianEmail: 'mae@exemplo.com.br',
    password: ' senha com espaços ',
    termsVersion: '1.0',
  });
  expect(sent).not.toHaveProperty('confirmation');
  expect(sent).not.toHaveProperty('kind');
});

test('what was not chosen is not sent', () => {
  const sent = toNewAccount(readForm({ type: 'Clube', subtype: 'Torcedor' }));
  expect(sent).not.toHaveProperty('subtype');
  expect(sent).not.toHaveProperty('birthDate');
  expect(sent).not.toHaveProperty('guardianEmail');
  expect(sent).not.toHaveProperty('termsVersion');
});

test('an unknown type is the usual one', () => {
  expect(readForm({ type: 'Juiz' }).type).toBe('Torcedor');
});

function readForm(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readSignUp(form);
}
