import { expect, test } from 'vitest';
import { closingError, pollErrors } from './poll-errors.ts';

test.each([
  [['Sim', 'Não'], []],
  [['Sim', ' ', 'Não'], []],
  [
    ['', ''],
    ['Escreva a opção 1', 'Escreva a opção 2'],
  ],
  [['', '', 'Sim'], ['Escreva a opção 1']],
  [
    ['Sim', ' ', ''],
    [undefined, 'Escreva a opção 2'],
  ],
  [
    ['Sim', 'Não', ' SIM'],
    [undefined, undefined, 'A opção 3 é igual à opção 1'],
  ],
])('%j: %j', (labels, errors) => {
  const options = labels.map((label) => ({ label, picture: null }));
  expect(pollErrors(options)).toEqual(labels.map((_, at) => errors[at]));
});

test('an option with a picture needs a text', () => {
  const options = ['Sim', 'Não', ''].map((label) => ({ label, picture: {} }));
  expect(pollErrors(options)).toEqual([undefined, undefined, 'Escreva a opção 3']);
});

test.each([
  [null, undefined],
  ['2026-03-10T12:05:00Z', undefined],
  ['2026-03-10T12:04:00Z', 'A enquete fica aberta por 5 minutos ou mais'],
  ['2026-04-09T12:00:00Z', undefined],
  ['2026-04-09T12:01:00Z', 'A enquete fica aberta por no máximo 30 dias'],
])('closes at %s: %s', (closesAt, error) => {
  expect(closingError(closesAt, Date.parse('2026-03-10T12:00:00Z'))).toBe(error);
});
