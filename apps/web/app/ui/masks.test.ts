import { maskitoTransform } from '@maskito/core';
import { expect, test } from 'vitest';
import { type MaskName, masks } from './masks.ts';

test.each<[MaskName, string, string]>([
  ['phone', '11987654321', '(11)98765-4321'],
  ['phone', '1198765432', '(11)98765-432'],
  ['phone', '1132654321', '(11)3265-4321'],
  ['phone', '113265432199', '(11)3265-4321'],
  ['phone', '+55 (11) 98765-4321', '(11)98765-4321'],
  ['phone', '+5511987654321', '(11)98765-4321'],
  ['phone', '5511987654321', '(11)98765-4321'],
  ['phone', '011 98765-4321', '(11)98765-4321'],
  ['phone', '(55)98765-4321', '(55)98765-4321'],
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf', ' 529.982.247-25 ', '529.982.247-25'],
  ['cpf', '529a982', '529.982'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '11.222.333/0001-81', '11.222.333/0001-81'],
  ['cnpj', '12abc34501dexx', '12.ABC.345/01DE'],
  ['cep', '01310100', '01310-100'],
  ['uf', 'sp', 'SP'],
  ['uf', '1s2pX', 'SP'],
  ['digits', 'nº 123', '123'],
])('%s writes %j as %j', (mask, typed, written) => {
  expect(maskitoTransform(typed, masks[mask])).toBe(written);
});
