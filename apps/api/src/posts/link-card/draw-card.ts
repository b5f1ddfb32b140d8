import { brand } from '@arquiba/contract/brand';
import type { Post } from '@arquiba/contract/posts';
import { breakLines, sayable, setText } from './set-text.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const INK = '#1c1512';
const MUTED = '#6b5f57';
const TERRACES = 'M25.5 17.5l4-8H40v8zM16.5 28l4-8H40v8zM7.5 38.5l4-8H40v8z';

/** Short texts are set in a large size. */
const LARGE = { upTo: 70, size: 72, most: 3 };
const MIDDLE = { upTo: 150, size: 56, most: 4 };
const SMALL = { size: 46, most: 5 };

/** The preview picture of a post for other sites; without a post, the network's picture. */
export function drawCard(post: Post | null): string {
  const content = post ? drawPost(post) : drawNetwork();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path fill="#fffbf7" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<g fill="none" stroke="#ff7a1a" stroke-width="4" opacity=".22"><circle cx="1200" cy="92" r="150"/><path d="M1040 -10v250a40 40 0 0 0 40 40h140M1122 -10v120h90"/></g>
<path fill="#ff7a1a" d="M0 526h${WIDTH}v104H0z"/>
<g transform="translate(${MARGIN} 546) scale(1.35)"><rect width="48" height="48" rx="13" fill="${INK}"/><path d="${TERRACES}" fill="#ff7a1a"/></g>
${setText(brand.network.name.toLowerCase(), { x: 156, y: 594, size: 48, fill: INK })}
${content}
</svg>`;
}

function drawPost({ author, text, poll, media }: Post): string {
  const name = sayable(author.displayName) || author.username;
  const said = sayable(text) || (media.length > 0 ? 'Fotos e vídeos' : 'Uma publicação');
  const { size, most } = [LARGE, MIDDLE].find(({ upTo }) => said.length <= upTo) ?? SMALL;
  const lines = breakLines(said, { size, most, width: WIDTH - 2 * MARGIN });
  const about = poll ? 'Enquete · vote agora' : `@${author.username} · ${author.category}`;
  const [line = ''] = breakLines(sayable(about), { size: 30, most: 1, width: 820 });
  const [short = ''] = breakLines(name, { size: 46, most: 1, width: 820 });
  return [
    `<circle cx="${MARGIN + 46}" cy="112" r="46" fill="#ff7a1a"/>`,
    setText(name.slice(0, 1).toUpperCase(), { x: MARGIN + 29, y: 129, size: 50, fill: INK }),
    setText(short, { x: 192, y: 108, size: 46, fill: INK }),
    setText(line, { x: 192, y: 150, size: 30, fill: MUTED }),
    ...lines.map((each, at) =>
      setText(each, { x: MARGIN, y: 216 + size + at * size * 1.22, size, fill: INK }),
    ),
  ].join('\n');
}

function drawNetwork(): string {
  const lines = breakLines(brand.network.slogan, { size: 96, most: 3, width: 900 });
  return lines
    .map((each, at) => setText(each, { x: MARGIN, y: 220 + at * 116, size: 96, fill: INK }))
    .join('\n');
}
