import { expect, test } from 'vitest';
import { tidyDocument, tidyPhone } from './tidy-written.ts';

test.each([
  ['11144477735', '111.444.777-35'],
  ['111.444.777-35', '111.444.777-35'],
  ['11222333000181', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['11144477736', '11144477736'],
  ['', ''],
])('the document %j becomes %j', (written, tidy) => {
  expect(tidyDocument(written)).toBe(tidy);
});

test.each([
  ['11987654321', '(11)98765-4321'],
  ['+55 11 98765-4321', '(11)98765-4321'],
  ['1133334444', '(11)3333-4444'],
  ['98765', '98765'],
])('the phone %j becomes %j', (written, tidy) => {
  expect(tidyPhone(written)).toBe(tidy);
});
