import type { ProductViewKind, createProduct as route } from '@arquiba/contract/catalog';
import { ApiError } from '@arquiba/contract/errors';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { slugOf } from '@arquiba/contract/slug';
import { recordDeed } from '../audit/public/record-deed.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { newId, violates } from '../platform/database/database.ts';
import { claimFiles, type FileReference } from '../platform/files/file-reference.ts';
import { forgetIndex } from './catalogue-index.ts';
import { familyOf } from './color-family.ts';
import { presentProduct } from './present-product.ts';
import { type ColorRow, insertProduct } from './queries.ts';

export const createProduct: Operation<typeof route> = async (context, input) => {
  const { db, clock, media } = context;
  const slug = checkInput(input);
  const files = await Promise.all(
    input.colors.map(({ image, views }) =>
      claimFiles(context, 'products', [image, ...views.map((view) => view.image)]),
    ),
  );
  if (!files.flat().every(({ mime }) => mime.startsWith('image/'))) {
    throw invalidInput({ colors: 'As fotos de cada cor precisam ser imagens' });
  }
  const createdAt = clock.now();
  const { title, line, description, sex, shape, material, measures } = input;
  const row = {
    ...{ id: newId(createdAt), slug, title, line, description, sex, shape, material },
    ...measures,
    priceCents: input.price,
    promotionalPriceCents: input.promotionalPrice,
    formerPriceCents: null,
    ...{ categories: input.categories, sports: input.sports },
    weightGrams: input.weightGrams,
    ...{ sold: 0, reviewCount: 0, ratingSum: 0 },
    createdAt,
  };
  const colors = input.colors.map((asked, position): ColorRow => {
    const { color, hex, stock, family = familyOf(color, hex) } = asked;
    const [image, ...others] = files[position] as [FileReference, ...FileReference[]];
    const views = others.map((file, at) => ({
      kind: asked.views[at]?.kind as ProductViewKind,
      file,
    }));
    const id = newId(createdAt);
    const sku = `${slug}-${slugOf(color) || position}`.toUpperCase();
    const place = { id, productId: row.id, position, sku };
    return {
      ...place,
      color,
      hex: hex.toLowerCase(),
      family,
      image,
      views,
      onHand: stock,
      reserved: 0,
    };
  });
  try {
    await db.transaction(async (tx) => {
      await insertProduct(tx, row, colors);
      const deed = { action: 'product.create', subject: { kind: 'product', id: slug } } as const;
      await recordDeed(tx, context, deed);
    });
  } catch (error) {
    if (!violates(error, 'product_slug_key')) throw error;
    throw new ApiError('already_in_use', { message: 'Já existe uma armação com este título.' });
  }
  forgetIndex(db);
  return presentProduct(media, row, colors);
};

/** Rules over several fields. Returns the slug. */
function checkInput(input: ParsedInputOf<typeof route>): string {
  const fields: Record<string, string> = {};
  const slug = slugOf(input.title);
  if (slug === '') fields.title = 'Use letras ou números no título';
  if (input.promotionalPrice !== null && input.promotionalPrice >= input.price) {
    fields.promotionalPrice = 'O preço promocional precisa ser menor que o preço';
  }
  const names = new Set(input.colors.map(({ color }) => color));
  if (names.size < input.colors.length) fields.colors = 'Cada cor aparece uma vez só';
  const twice = input.colors.some(
    ({ views }) => new Set(views.map(({ kind }) => kind)).size < views.length,
  );
  if (twice) fields.colors = 'Cada vista de uma cor aparece uma vez só';
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  return slug;
}
