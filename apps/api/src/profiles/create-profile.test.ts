import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usernamesFor } from './create-profile.ts';

describe('usernames', () => {
  test.each([
    ['João da Silva', 'joao.da.silva'],
    ['  Ação & Reação F.C. ', 'acao.reacao.f.c'],
    ['ÉO', 'perfil.eo'],
    ['日本', 'riben'],
    ['Анна Петрова', 'anna.petrova'],
    ['Γιώργος', 'giorgos'],
    ['محمد علي', 'mhmd.ly'],
    ['さくら', 'sakura'],
    ['김민준', 'gimminjun'],
    ['♥ ⚽ ♥', 'perfil'],
    ['Associação Atlética Desportiva de São João del-Rei', 'associacao.atletica.desportiva'],
    ['camisa_10', 'camisa_10'],
  ])('%j becomes %j', (name, username) => {
    expect(usernamesFor(name).next().value).toBe(username);
  });

  test('a taken one gets a number', () => {
    expect(usernamesFor('João da Silva').take(4).toArray()).toEqual([
      'joao.da.silva',
      'joao.da.silva2',
      'joao.da.silva3',
      'joao.da.silva4',
    ]);
  });

  test('the names of the house are not given away', () => {
    expect(usernamesFor('Arquiba').next().value).toBe('arquiba2');
    expect(usernamesFor('Suporte').next().value).toBe('suporte2');
  });

  test('all are what the database accepts, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        for (const username of usernamesFor(name)) expect(username).toMatch(/^[a-z0-9_.]{3,30}$/);
      }),
    );
  });
});
