import { expect, test } from 'vitest';
import { pollErrors } from './poll-errors.ts';

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
])('%j: %j', (options, errors) => {
  expect(pollErrors(options)).toEqual(options.map((_, at) => errors[at]));
});
