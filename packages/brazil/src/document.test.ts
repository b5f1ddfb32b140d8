import { describe, expect, test } from 'vitest';
import { formatDocument, hideDocument, isCpf } from './document.ts';

describe('a stored document', () => {
  test.each([
    ['52998224725', true, '529.982.247-25', '•••.•••.•••-25'],
    ['11222333000181', false, '11.222.333/0001-81', '••.•••.•••/0001-81'],
    ['12ABC34501DE35', false, '12.ABC.345/01DE-35', '••.•••.•••/01DE-35'],
  ])('%s', (document, cpf, written, hidden) => {
    expect(isCpf(document)).toBe(cpf);
    expect(formatDocument(document)).toBe(written);
    expect(hideDocument(document)).toBe(hidden);
  });
});
