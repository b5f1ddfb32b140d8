import { expect, test } from 'vitest';
import { readReturnPath, signInPath } from './return-path.ts';

test('a path of this site is kept, with query and hash', () => {
  expect(readReturnPath('/grupos?aba=eventos#fim')).toBe('/grupos?aba=eventos#fim');
  expect(readReturnPath('/?publicar=1')).toBe('/?publicar=1');
});

test.each([
  null,
  '',
  'grupos',
  'https://outro.example/',
  'http:/outro.example',
  '//outro.example',
  '/\\outro.example',
  '\\\\outro.example',
  '/\t/outro.example',
  '/\n/outro.example',
  'javascript:alert(1)',
  '/entrar?voltar=/entrar',
])('%j leads nowhere', (value) => {
  expect(readReturnPath(value)).toBeNull();
});

test('the way to sign-in leads back', () => {
  const path = signInPath({ pathname: '/perfil/bia', search: '?aba=reels' });
  const search = new URL(path, 'https://site.example').searchParams;
  expect(readReturnPath(search.get('voltar'))).toBe('/perfil/bia?aba=reels');
});
