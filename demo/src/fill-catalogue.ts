import { createProduct } from '@arquiba/contract/catalog';
import type { Artist } from './artist.ts';
import { frameColors } from './content/frame-colors.ts';
import { type Frame, frames, frontOf } from './content/frames.ts';
import type { FillOptions } from './fill.ts';
import { type Account, DRAWINGS_AT_ONCE, daysBefore, step, storeFile } from './fill-step.ts';

const DAYS_BETWEEN_LAUNCHES = 4.5;

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
    const [price, promotionalPrice] = frame.price;
    const colors = await pictureColors(options, frame, artist);
    await options.callAs(shop.id, { at: daysBefore(options.now, ago) })(createProduct, {
      ...{ title, line, description, sex, material, colors },
      shape: frame.form.shape,
      measures: { lensWidth, lensHeight, bridge, temple, front: frontOf(frame) },
      price: price * 100,
      promotionalPrice: promotionalPrice ? promotionalPrice * 100 : null,
    });
  });
}

/** One after the other, in the order of the list. */
export function launchedDaysAgo(title: string): number {
  return (
    (frames.length - frames.findIndex((frame) => frame.title === title)) * DAYS_BETWEEN_LAUNCHES
  );
}

async function pictureColors(options: FillOptions, frame: Frame, artist: Artist) {
  const pictures = await artist.draw('frame', frame);
  return Promise.all(
    frame.colors.map(async ([color, stock], index) => {
      const path = `/products/${plain(frame.title)}/${plain(color)}.jpg`;
      await storeFile(options, path, pictures[index]);
      const image = { path, alt: `${frame.title} na cor ${color.toLowerCase()}, de frente` };
      return { color, hex: frameColors[color].hex, image, stock };
    }),
  );
}

/** A title as part of a path: letters without accents, words joined by hyphens. */
export function plain(title: string): string {
  const letters = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, '-');
}
