import { expect, test } from 'vitest';
import { cleanName, nameProblem } from './person-name.ts';

test.each([
  'Ana Luísa d’Ávila',
  'J. P. Souza',
  'Sr.João',
  'Clube 15 de Novembro',
  'São Paulo F.C.',
  'Núbia (goleira)',
  'Ed. Comercial',
])('%s is a name', (name) => {
  expect(nameProblem('Nome', name)).toBeNull();
  expect(cleanName(name)).toBe(name);
});

test.each([
  ['a line break', 'Ana\nSilva'],
  ['a carriage return', 'Ana\rBcc: outra'],
  ['a tab', 'Ana\tSilva'],
  ['a NUL', 'Ana\u0000'],
  ['a line separator', 'Ana\u2028Silva'],
  ['a paragraph separator', 'Ana\u2029Silva'],
  ['an override of direction', 'Ana\u202Emoc.live'],
  ['an embedding', 'Ana\u202A'],
  ['an isolate', 'Ana\u2066Silva\u2069'],
  ['a left-to-right mark', 'Ana\u200E'],
  ['a right-to-left mark', 'Ana\u200F'],
  ['an Arabic letter mark', 'Ana\u061C'],
])('no name has %s', (_what, name) => {
  expect(nameProblem('Nome', name)).toBe(
    'Nome não pode ter quebras de linha nem marcas invisíveis',
  );
  expect(cleanName(name)).not.toMatch(
    /[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u,
  );
});

test.each([
  'Ganhe em https://premio.example',
  'Veja WWW.premio.example',
  'premio.com',
  'Loja premio.com.br/ganhe',
  'ana@exemplo.com.br',
  'ana@exemplo.example',
])('%s has an address', (name) => {
  expect(nameProblem('Nome Social', name)).toBe(
    'Nome Social não pode ter endereço de site ou de e-mail',
  );
  expect(nameProblem('Nome Social', cleanName(name))).toBeNull();
});
