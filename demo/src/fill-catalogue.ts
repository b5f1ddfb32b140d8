import { createProduct } from '@arquiba/contract/catalog';
import type { Artist } from './artist.ts';
import { frameColors } from './content/frame-colors.ts';
import { usesOf } from './content/frame-uses.ts';
import { type Frame, frames, frontOf } from './content/frames.ts';
import type { FillOptions } from './fill.ts';
import { type Account, DRAWINGS_AT_ONCE, daysBefore, step, storeFile } from './fill-step.ts';

/** In the order in which they are drawn. */
const VIEWS = [
  { kind: 'tres-quartos', type: 'jpg', seen: 'de três quartos' },
  { kind: 'lado', type: 'jpg', seen: 'de lado' },
  { kind: 'rosto', type: 'jpg', seen: 'no rosto' },
  { kind: 'prova', type: 'webp', seen: 'só a frente, para a prova' },
] as const;

const DAYS_BETWEEN_LAUNCHES = 4.5;
const MOST_PROMOTION_DAYS = 12;

/** Adds all frames to the catalogue; `shop` must be an administrator. */
export async function fillCatalogue(
  options: FillOptions,
  shop: Account,
  artist: Artist,
): Promise<void> {
  await step(options, 'Desenhando óculos', frames, DRAWINGS_AT_ONCE, async (frame) => {
    const ago = launchedDaysAgo(frame.title);
    const { title, line, description, sex, material } = frame;
    const [lensWidth, lensHeight, bridge, temple] = frame.millimetres;
    const colors = await pictureColors(options, frame, artist);
    const [price, promotionalPrice] = frame.price;
    const call = options.callAs(shop.id, { at: daysBefore(options.now, ago) });
    const { slug } = await call(createProduct, {
      ...{ title, line, description, sex, material, colors },
      shape: frame.form.shape,
      measures: { lensWidth, lensHeight, bridge, temple, front: frontOf(frame) },
      ...usesOf(frame),
      price: price * 100,
    });
    if (!promotionalPrice) return;
    // The full price was asked before the promotion.
    const began = daysBefore(options.now, Math.min(ago / 2, MOST_PROMOTION_DAYS));
    const prices = { price: price * 100, promotionalPrice: promotionalPrice * 100 };
    await options.backOffice(began).products.setPrices(slug, prices);
  });
}

/** One after the other, in the order of the list. */
export function launchedDaysAgo(title: string): number {
  return (
    (frames.length - frames.findIndex((frame) => frame.title === title)) * DAYS_BETWEEN_LAUNCHES
  );
}

async function pictureColors(options: FillOptions, frame: Frame, artist: Artist) {
  const fronts = await artist.draw('frame', frame);
  const others = await artist.draw('views', frame);
  return Promise.all(
    frame.colors.map(async ([color, stock], index) => {
      const name = `/products/${plain(frame.title)}/${plain(color)}`;
      const alt = (seen: string) => `${frame.title} na cor ${color.toLowerCase()}, ${seen}`;
      const image = { path: `${name}.jpg`, alt: alt('de frente') };
      await storeFile(options, image.path, fronts[index]);
      const views = VIEWS.map(({ kind, type, seen }) => ({
        kind,
        image: { path: `${name}-${kind}.${type}`, alt: alt(seen) },
      }));
      for (const [at, view] of views.entries()) {
        await storeFile(options, view.image.path, others[index * VIEWS.length + at]);
      }
      return { color, hex: frameColors[color].hex, image, views, stock };
    }),
  );
}

/** A title as part of a path: letters without accents, words joined by hyphens. */
export function plain(title: string): string {
  const letters = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, '-');
}
