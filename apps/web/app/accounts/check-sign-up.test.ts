import { describe, expect, test } from 'vitest';
import { checkSignUp } from './check-sign-up.ts';
import type { SignUpValues } from './sign-up-values.ts';

const whole: SignUpValues = {
  type: 'Torcedor',
  kind: 'fisica',
  subtype: '',
  name: 'Helena Prado',
  socialName: 'Lena',
  cpf_cnpj: '111.444.777-35',
  email: 'lena@exemplo.com.br',
  whatsapp: '(11)98765-4321',
  birthDay: '',
  birthMonth: '',
  birthYear: '',
  guardianEmail: '',
  password: 'arquibancada',
  confirmation: 'arquibancada',
  termsVersion: '1.0',
};
const NOW = new Date('2026-11-15T12:00:00Z');

const EMPTY = {
  name: ' ',
  socialName: ' ',
  cpf_cnpj: ' ',
  email: ' ',
  whatsapp: ' ',
  password: '',
  confirmation: '',
};

describe.each([
  {
    kind: 'fisica' as const,
    messages: ['Preencha o Nome', 'Preencha o Nome Social', 'Preencha o CPF'],
  },
  {
    kind: 'juridica' as const,
    messages: ['Preencha a Razão Social', 'Preencha o Nome Fantasia', 'Preencha o CNPJ'],
  },
])('pessoa $kind', ({ kind, messages }) => {
  test('the eight checks come in their order', () => {
    const values = { ...whole, kind, ...EMPTY };
    const seen: string[] = [];
    const fillOne = (field: keyof typeof EMPTY, text: string) => {
      seen.push(checkSignUp(values)?.message ?? '');
      values[field] = text;
    };
    for (const field of Object.keys(EMPTY) as (keyof typeof EMPTY)[]) {
      fillOne(field, field === 'confirmation' ? 'outra coisa' : whole[field]);
    }
    seen.push(checkSignUp(values)?.message ?? '');
    expect(seen).toEqual([
      ...messages,
      'Preencha o Email',
      'Preencha o Whatsapp',
      'Preencha a senha',
      'Preencha a confirmação de senha',
      'Senhas não coincidem',
    ]);
  });
});

test('a whole form passes', () => {
  expect(checkSignUp(whole)).toBeNull();
  expect(checkSignUp({ ...whole, kind: 'juridica', cpf_cnpj: '12.ABC.345/01DE-35' })).toBeNull();
});

test('the document is of the chosen kind', () => {
  expect(checkSignUp({ ...whole, cpf_cnpj: '11.222.333/0001-81' })?.message).toBe('CPF inválido');
  expect(checkSignUp({ ...whole, kind: 'juridica' })?.message).toBe('CNPJ inválido');
  expect(checkSignUp({ ...whole, cpf_cnpj: '111.444.777-36' })).toEqual({
    field: 'cpf_cnpj',
    message: 'CPF inválido',
  });
});

test('spaces are a password', () => {
  expect(checkSignUp({ ...whole, password: '        ', confirmation: '        ' })).toBeNull();
});

test('then ours, in their order, and consent last', () => {
  const wrong = {
    ...{ cpf_cnpj: '111.444.777-36', email: 'sem arroba', whatsapp: '(10)98765-4321' },
    ...{ password: 'curta', confirmation: 'curta', termsVersion: '' },
    ...{ birthDay: '16', birthMonth: '11', birthYear: '' },
  };
  const values = { ...whole, ...wrong };
  const mends: Partial<SignUpValues>[] = [
    { cpf_cnpj: whole.cpf_cnpj },
    { email: whole.email },
    { whatsapp: whole.whatsapp },
    { password: whole.password, confirmation: whole.password },
    { birthYear: '2010' },
    { guardianEmail: 'mae@' },
    { guardianEmail: whole.email.toUpperCase() },
    { guardianEmail: 'mae@exemplo.com.br' },
    { termsVersion: '1.0' },
  ];
  const seen = mends.map((mend) => {
    const message = checkSignUp(values, NOW)?.message;
    Object.assign(values, mend);
    return message;
  });
  expect(seen).toEqual([
    'CPF inválido',
    'Email inválido',
    'Whatsapp inválido',
    'A senha precisa de pelo menos 8 caracteres',
    'Data de nascimento incompleta',
    'Informe o e-mail do responsável',
    'E-mail do responsável inválido',
    'O e-mail do responsável precisa ser diferente do seu',
    'Aceite os Termos de Uso e a Política de Privacidade',
  ]);
  expect(checkSignUp(values, NOW)).toBeNull();
});

test.each([
  ['15', 'fisica', false],
  ['16', 'fisica', true],
  // A company has no birth date, whatever was chosen before.
  ['16', 'juridica', false],
] as const)('born on the %sth sixteen years ago, pessoa %s: %s', (birthDay, kind, asked) => {
  const born = { kind, birthDay, birthMonth: '11', birthYear: '2010' };
  const cpf_cnpj = kind === 'fisica' ? whole.cpf_cnpj : '11.222.333/0001-81';
  const problem = checkSignUp({ ...whole, ...born, cpf_cnpj }, NOW);
  expect(problem?.field).toBe(asked ? 'guardianEmail' : undefined);
});

test('a birth date is whole or absent', () => {
  expect(checkSignUp({ ...whole, birthDay: '07' })?.field).toBe('birthDate');
  expect(checkSignUp({ ...whole, birthDay: '07', birthMonth: '02', birthYear: '1990' })).toBeNull();
});
