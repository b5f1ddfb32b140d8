import { accountTypes } from '@arquiba/contract/accounts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SignUpFields } from './sign-up-fields.tsx';
import { readSignUp, type SignUpValues } from './sign-up-values.ts';

const OF_PERSONS = ['Nome', 'Nome Social', 'CPF'];
const OF_COMPANIES = ['Razão Social', 'Nome Fantasia', 'CNPJ'];

test('A01 six types to choose from, the first of them chosen', () => {
  const html = render();
  const types = [...html.matchAll(/<input[^>]*name="type"[^>]*>/g)].map(([input]) => input);
  expect(types.map(valueIn)).toEqual([
    ...['Torcedor', 'Atleta', 'Comunicador', 'Clube', 'Profissional', 'Empresa'],
  ]);
  expect(types.filter((input) => input.includes('checked')).map(valueIn)).toEqual(['Torcedor']);
});

test.each(Object.entries(accountTypes))('A01 %s has its subtypes', (type, subtypes) => {
  const html = render({ type: type as SignUpValues['type'] });
  expect(optionsOf(html, 'subtype')).toEqual(['Escolha', ...subtypes]);
});

test('the words of a person and of a company are their own', () => {
  const [person, company] = [render({ kind: 'fisica' }), render({ kind: 'juridica' })];
  for (const label of OF_PERSONS) expect(labelsOf(person)).toContain(label);
  for (const label of OF_COMPANIES) expect(labelsOf(company)).toContain(label);
  for (const label of OF_COMPANIES) expect(labelsOf(person)).not.toContain(label);
});

test('A02 a birth date is of 1 to 31, Jan to Dez and 2023 down to 1930; a company has none', () => {
  const html = render();
  expect(optionsOf(html, 'birthDay').slice(1)).toEqual(
    Array.from({ length: 31 }, (_, at) => `${at + 1}`),
  );
  expect(optionsOf(html, 'birthMonth').slice(1).join(' ')).toBe(
    'Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez',
  );
  const years = optionsOf(html, 'birthYear').slice(1);
  expect([years[0], years.at(-1), years.length]).toEqual(['2023', '1930', 94]);
  expect(render({ kind: 'juridica' })).not.toContain('birthDay');
});

function render(chosen?: Partial<SignUpValues>): string {
  const before = chosen && { ...readSignUp(new FormData()), ...chosen };
  return renderToString(createElement(SignUpFields, { before, errors: {} }));
}

function valueIn(input: string): string | undefined {
  return /value="([^"]*)"/.exec(input)?.[1];
}

function labelsOf(html: string): string[] {
  return [...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, text = '']) => text.trim());
}

function optionsOf(html: string, name: string): string[] {
  const [select = ''] = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html) ?? [];
  return [...select.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text = '']) => text);
}
