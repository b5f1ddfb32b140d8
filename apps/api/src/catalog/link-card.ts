import type { Product } from '@arquiba/contract/catalog';
import { drawShopCard, INK, MARGIN, MUTED, WIDTH } from '../platform/link-cards/draw-card.ts';
import type { FindLinkCard } from '../platform/link-cards/register-link-cards.ts';
import { breakLines, sayable, setText } from '../platform/link-cards/set-text.ts';
import { presentProduct } from './present-product.ts';
import { findWithColors } from './queries.ts';

const LEFT = 700;
const NAME = { size: 64, most: 4, width: WIDTH - LEFT - MARGIN };

/** Without the price: other sites keep the picture for months. */
export const productCard: FindLinkCard = async ({ db, media }, slug) => {
  const found = await findWithColors(db, slug);
  if (!found) return null;
  const product = presentProduct(media, found, found.colors);
  const { title, colors, featuredImage } = product;
  return {
    key: JSON.stringify([slug, title, colors.length, featuredImage?.url]),
    pictureUrl: featuredImage?.url ?? null,
    draw: (picture) => drawProduct(product, picture),
  };
};

function drawProduct({ title, colors }: Product, picture: string | null): string {
  const names = breakLines(sayable(title), NAME);
  const top = 300 - (names.length * 74) / 2;
  const count = colors.length === 1 ? '1 cor' : `${colors.length} cores`;
  return drawShopCard(
    [
      picture &&
        `<image width="640" height="540" preserveAspectRatio="xMidYMid slice" href="${picture}"/>`,
      ...names.map((each, at) =>
        setText(each, { x: LEFT, y: top + at * 74, size: NAME.size, fill: INK }),
      ),
      setText(count, { x: LEFT, y: top + names.length * 74 + 4, size: 32, fill: MUTED }),
    ].join('\n'),
  );
}
