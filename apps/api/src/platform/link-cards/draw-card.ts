import { brand } from '@arquiba/contract/brand';
import { breakLines, sayable, setText } from './set-text.ts';

export const WIDTH = 1200;
const HEIGHT = 630;
export const MARGIN = 72;
export const INK = '#1c1512';
export const MUTED = '#6b5f57';
export const ORANGE = '#ff7a1a';
const PAPER = '#fffbf7';
const TERRACES = 'M25.5 17.5l4-8H40v8zM16.5 28l4-8H40v8zM7.5 38.5l4-8H40v8z';

/** A card of the network around its content. */
export function drawNetworkCard(content: string): string {
  return drawCard(
    `<path fill="${PAPER}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<g fill="none" stroke="${ORANGE}" stroke-width="4" opacity=".22"><circle cx="1200" cy="92" r="150"/><path d="M1040 -10v250a40 40 0 0 0 40 40h140M1122 -10v120h90"/></g>
<path fill="${ORANGE}" d="M0 526h${WIDTH}v104H0z"/>
<g transform="translate(${MARGIN} 546) scale(1.35)"><rect width="48" height="48" rx="13" fill="${INK}"/><path d="${TERRACES}" fill="${ORANGE}"/></g>
${setText(brand.network.name.toLowerCase(), { x: 156, y: 594, size: 48, fill: INK })}
${content}`,
  );
}

/** A card of the shop around its content. */
export function drawShopCard(content: string): string {
  return drawCard(
    `<path fill="#ffffff" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<path fill="${INK}" d="M0 540h${WIDTH}v90H0z"/>
${setText(brand.shop.name.toLowerCase(), { x: MARGIN, y: 602, size: 56, fill: PAPER })}
${setText(sayable(brand.shop.slogan), { x: 200, y: 598, size: 32, fill: PAPER })}
${content}`,
  );
}

/** What a link to something missing, or not public, shows. */
export function drawSlogan(): string {
  const lines = breakLines(brand.network.slogan, { size: 96, most: 3, width: 900 });
  return drawNetworkCard(
    lines
      .map((each, at) => setText(each, { x: MARGIN, y: 220 + at * 116, size: 96, fill: INK }))
      .join('\n'),
  );
}

/** A person's picture in a circle; without one, the first letter of the name. */
export function drawFace(
  { name, picture }: { name: string; picture: string | null },
  { x, y, radius }: { x: number; y: number; radius: number },
): string {
  if (picture) {
    const side = 2 * radius;
    return `<clipPath id="face"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
<image clip-path="url(#face)" preserveAspectRatio="xMidYMid slice" x="${x - radius}" y="${y - radius}" width="${side}" height="${side}" href="${picture}"/>`;
  }
  const size = radius * 1.08;
  const letter = { x: x - size * 0.34, y: y + size * 0.34, size, fill: INK };
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ORANGE}"/>
${setText(name.slice(0, 1).toUpperCase(), letter)}`;
}

function drawCard(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${content}
</svg>`;
}
