import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, hashtagsIn, linkify } from './linkify.ts';

/** Parts as text; links in brackets with their target. */
function shape(text: string): string[] {
  return linkify(text).map((part) =>
    part.kind === 'text' ? part.text : `[${part.text}](${part.href})`,
  );
}

describe('what someone wrote', () => {
  it('keeps plain text whole', () => {
    expect(shape('Domingo tem decisão.')).toEqual(['Domingo tem decisão.']);
    expect(shape('')).toEqual([]);
  });

  it('links hashtags with accents, without what follows them', () => {
    expect(shape('Vai! #FinalDaVárzea, gente')).toEqual([
      'Vai! ',
      '[#FinalDaVárzea](/hashtag/finaldav%C3%A1rzea)',
      ', gente',
    ]);
    expect(shape('#um#dois')).toEqual(['[#um](/hashtag/um)', '#dois']);
  });

  it('leaves places, colours in words and entities alone', () => {
    expect(shape('somos #1 na tabela &#39; a#b')).toEqual(['somos #1 na tabela &#39; a#b']);
  });

  it('links mentions and lets the full stop end the sentence', () => {
    expect(shape('com @dandara42k.')).toEqual(['com ', '[@dandara42k](/perfil/dandara42k)', '.']);
    expect(shape('@Volei.Sul!')).toEqual(['[@Volei.Sul](/perfil/volei.sul)', '!']);
    expect(shape('@ab e @')).toEqual(['@ab e @']);
  });

  it('does not take an e-mail for a mention', () => {
    expect(shape('fale com ze@canal.com.br')).toEqual(['fale com ze@canal.com.br']);
  });

  it('links addresses, shown short, and only those of the web', () => {
    expect(shape('(veja https://arquiba.com/grupos?a=1#topo).')).toEqual([
      '(veja ',
      '[arquiba.com/grupos?a=1#topo](https://arquiba.com/grupos?a=1#topo)',
      ').',
    ]);
    expect(shape('www.canal.com.br/')).toEqual(['[canal.com.br](https://www.canal.com.br/)']);
    expect(shape('https://a.com/x_(y)')).toEqual(['[a.com/x_(y)](https://a.com/x_(y))']);
    expect(shape('javascript:alert(1) data:text/html,x')).toEqual([
      'javascript:alert(1) data:text/html,x',
    ]);
  });

  it('cuts a long address for the eye only', () => {
    const [part] = linkify(`https://exemplo.com/${'a'.repeat(80)}`);
    expect(part?.text).toHaveLength(38);
    expect(part?.text.endsWith('…')).toBe(true);
  });

  it('loses nothing, whatever is written', () => {
    const token = fc.constantFrom(
      '#gol ',
      '@juiz.',
      'https://a.b/c) ',
      'www.x.y',
      ' & ',
      'é',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(token, fc.string()), { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const parts = linkify(text);
        let rest = text;
        for (const part of parts) {
          if (part.kind !== 'link') {
            expect(rest.startsWith(part.text)).toBe(true);
            rest = rest.slice(part.text.length);
            continue;
          }
          expect(part.href).toMatch(/^https?:\/\//i);
          const written = rest.toLowerCase().startsWith('http') ? part.href : part.href.slice(8);
          expect(rest.startsWith(written)).toBe(true);
          rest = rest.slice(written.length);
        }
        expect(rest).toBe('');
      }),
    );
  });

  it('names each subject once, whatever its accents and case', () => {
    expect(hashtagsIn('#Várzea e #varzea, #1, a#b #GolDePlaca')).toEqual(['varzea', 'GolDePlaca']);
    expect(foldText('Ação ÀÉÎ')).toBe('acao aei');
  });
});
