import { darken, lighten, mix } from './color.ts';
import { lettering } from './lettering.ts';
import { svgOf } from './svg.ts';
import { drawSymbol, type SymbolName } from './symbols.ts';

export interface Emblem {
  ground: string;
  ink: string;
  accent: string;
  motif: 'arcs' | 'lanes' | 'court' | 'burst' | 'tiles' | 'plain';
  symbol?: SymbolName;
  initials?: string;
}

const SIZE = 320;

/** The mark of a company or of someone's trade, before chalk lines of a court. */
export function drawEmblem({ ground, ink, accent, motif, symbol, initials }: Emblem): string {
  const sign = symbol
    ? drawSymbol(symbol, { x: 160, y: 160, size: 148, color: ink })
    : lettering(initials ?? '', {
        x: 160,
        y: 214,
        height: (initials ?? '').length > 2 ? 92 : 116,
        color: ink,
        anchor: 'middle',
      });
  const shadow = symbol
    ? drawSymbol(symbol, { x: 165, y: 166, size: 148, color: darken(ground, 0.5), opacity: 0.4 })
    : '';
  return svgOf(
    SIZE,
    SIZE,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(ground, 0.06)}"/><stop offset="1" stop-color="${darken(ground, 0.22)}"/></linearGradient></defs><rect width="${SIZE}" height="${SIZE}" fill="url(#g)"/>${motifs[motif](accent, mix(ground, accent, 0.35))}${shadow}${sign}`,
  );
}

const motifs: Record<Emblem['motif'], (accent: string, soft: string) => string> = {
  plain: () => '',
  arcs: (accent, soft) =>
    [190, 240, 290]
      .map(
        (r, index) =>
          `<circle cx="20" cy="310" r="${r}" fill="none" stroke="${index === 1 ? accent : soft}" stroke-width="${index === 1 ? 12 : 5}"/>`,
      )
      .join(''),
  lanes: (accent, soft) =>
    [0, 1, 2, 3]
      .map(
        (index) =>
          `<path d="M-20 ${250 + index * 30}C90 ${240 + index * 30} 150 ${120 + index * 40} 340 ${90 + index * 44}" fill="none" stroke="${index === 1 ? accent : soft}" stroke-width="${index === 1 ? 14 : 4}"/>`,
      )
      .join(''),
  court: (accent, soft) =>
    `<path d="M-10 160H330M160 -10V330" stroke="${soft}" stroke-width="5"/><circle cx="160" cy="160" r="112" fill="none" stroke="${accent}" stroke-width="7"/>`,
  burst: (_, soft) =>
    Array.from(
      { length: 12 },
      (__, index) =>
        `<path d="M160 160L134 -120H186Z" fill="${soft}" fill-opacity=".6" transform="rotate(${index * 30} 160 160)"/>`,
    ).join(''),
  tiles: (accent, soft) =>
    `<path d="M0 0H160V160H0Z" fill="${soft}" fill-opacity=".5"/><path d="M160 160H320V320H160Z" fill="${soft}" fill-opacity=".5"/><path d="M0 296H320V320H0Z" fill="${accent}"/>`,
};
