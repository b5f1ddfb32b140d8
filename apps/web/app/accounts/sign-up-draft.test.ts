import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSignUp, keepSignUp, recallSignUp } from './sign-up-draft.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const typed = {
  ...{ type: 'Clube', kind: 'juridica', subtype: 'Time amador', name: 'Onze FC' },
  ...{ email: 'onze@exemplo.com.br', cpf_cnpj: '11.222.333/0001-81' },
  ...{ whatsapp: '(11)98765-4321', password: 'arquibancada', confirmation: 'arquibancada' },
  termsVersion: '1.0',
};

test('keeps what is harmless, and neither document, phone, password nor consent', () => {
  keepSignUp(formOf(typed));
  expect(recallSignUp(formOf({ type: 'Torcedor', kind: 'fisica' }))).toMatchObject({
    ...{ type: 'Clube', kind: 'juridica', subtype: 'Time amador', name: 'Onze FC' },
    ...{ email: 'onze@exemplo.com.br', cpf_cnpj: '', whatsapp: '', password: '', termsVersion: '' },
  });
  const content = [...stored.values()].join();
  for (const secret of [typed.cpf_cnpj, typed.whatsapp, typed.password]) {
    expect(content).not.toContain(secret);
  }
});

test('what the form holds already goes before', () => {
  keepSignUp(formOf(typed));
  expect(recallSignUp(formOf({ name: 'Doze FC', email: '' }))).toMatchObject({
    ...{ name: 'Doze FC', email: 'onze@exemplo.com.br' },
  });
});

test('nothing is restored if nothing valid is stored', () => {
  expect(recallSignUp(formOf({}))).toBeNull();
  keepSignUp(formOf(typed));
  forgetSignUp();
  expect(recallSignUp(formOf({}))).toBeNull();
  stored.set('arquiba-cadastro', '{');
  expect(recallSignUp(formOf({}))).toBeNull();
});

test('a browser without storage loses nothing but the draft', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepSignUp(formOf(typed));
  expect(recallSignUp(formOf({}))).toBeNull();
  forgetSignUp();
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
