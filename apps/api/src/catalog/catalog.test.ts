import {
  createProduct,
  frameShapes,
  getProduct,
  getProductById,
  listProducts,
} from '@arquiba/contract/catalog';
import type { InputOf } from '@arquiba/contract/route';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp, signUpAdmin } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let admin: Person;
let image: { path: string; alt: string };

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  admin = await signUpAdmin(app);
  image = await storeFile(app, '/products/mare/azul.png');
});
afterAll(() => app.close());

function frame(changes: Partial<InputOf<typeof createProduct>> = {}) {
  return {
    title: 'Maré Alta',
    line: 'Linha Litoral',
    description: 'Leve como a maré.',
    sex: 'unissex' as const,
    shape: 'redondo' as const,
    material: 'titânio' as const,
    measures: { lensWidth: 50, lensHeight: 42, bridge: 20, temple: 145, front: 138 },
    price: 49_990,
    categories: ['solar' as const],
    sports: ['praia' as const],
    colors: [
      { color: 'Azul', hex: '#1A2B3C', image, stock: 3 },
      { color: 'Âmbar', hex: '#ffbf00', image, stock: 0 },
    ],
    ...changes,
  };
}

async function productCount(): Promise<number> {
  const { rows } = await app.pool.query('SELECT count(*)::int FROM product');
  return rows[0].count;
}

describe('a product', () => {
  test('is put in the catalogue and found by its address', async () => {
    const product = await admin.call(createProduct, frame());
    const { id } = product;
    const view = {
      url: expect.stringContaining(app.media.port.urlOf(image.path, 'image')),
      ...{ mime: 'image/png', width: 1, height: 1, alt: image.alt },
      placeholder: expect.stringMatching(/^data:/),
    };
    const [blue, amber] = product.colors;
    expect(product).toEqual({
      ...{ id, slug: 'mare-alta', title: 'Maré Alta', line: 'Linha Litoral' },
      ...{ description: 'Leve como a maré.', sex: 'unissex', shape: 'redondo' },
      ...{ material: 'titânio', price: 49_990, promotionalPrice: null, featuredImage: view },
      ...{ categories: ['solar'], sports: ['praia'] },
      ...{ featuredColor: 'Azul', inStock: true, rating: null },
      measures: { lensWidth: 50, lensHeight: 42, bridge: 20, temple: 145, front: 138 },
      colors: [
        { id: blue?.id, color: 'Azul', hex: '#1a2b3c', image: view, views: [], stock: 3 },
        { id: amber?.id, color: 'Âmbar', hex: '#ffbf00', image: view, views: [], stock: 0 },
      ],
    });
    expect(await app.call(getProduct, { slug: 'mare-alta' })).toEqual(product);
  });

  test('shows further views of a colour, each with its kind', async () => {
    const side = await storeFile(app, '/products/mare/lado.png');
    const views = [{ kind: 'lado' as const, image: { ...side, alt: 'De lado' } }];
    const [blue, amber] = frame().colors.map((one) => ({ ...one, views: [] as typeof views }));
    const colors = [{ ...blue, views } as typeof blue, amber].flatMap((one) => one ?? []);
    const made = await admin.call(createProduct, frame({ title: 'Com vistas', colors }));
    const url = expect.stringContaining(app.media.port.urlOf(side.path, 'image'));
    expect(made.colors.map((one) => one.views)).toEqual([
      [{ kind: 'lado', image: expect.objectContaining({ url, alt: 'De lado' }) }],
      [],
    ]);
    expect(await app.call(getProduct, { slug: made.slug })).toEqual(made);
  });

  test('A36 is read by its id as a list whose first element it is', async () => {
    const { id, colors } = await app.call(getProduct, { slug: 'mare-alta' });
    const answer = await fetch(`${app.url}/api/products/unic-id/${id}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([
      {
        ...{ id, title: 'Maré Alta', sex: 'unissex', price: 49_990, promotionalPrice: null },
        featuredImage: expect.stringContaining(app.media.port.urlOf(image.path, 'image')),
        colors: colors.map(({ id, color }) => ({ id, color })),
      },
    ]);
    expect(colors.map(({ color }) => color)).toEqual(['Azul', 'Âmbar']);
  });

  test('that does not exist is not found', async () => {
    await expect(app.call(getProduct, { slug: 'nenhum' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(app.call(getProductById, { id: '1' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(app.call(getProductById, { id: '99999999999999999999' })).rejects.toMatchObject({
      fields: { id: expect.any(String) },
    });
  });
});

describe('refusing a product', () => {
  test('of anyone but an administrator', async () => {
    const member = await signUp(app);
    const before = await productCount();
    await expect(member.call(createProduct, frame({ title: 'Meu' }))).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(app.call(createProduct, frame({ title: 'Meu' }))).rejects.toMatchObject({
      code: 'sign_in_required',
    });
    expect(await productCount()).toBe(before);
  });

  test('whose title gives an address that is taken', async () => {
    await admin.call(createProduct, frame({ title: 'Canção' }));
    await expect(admin.call(createProduct, frame({ title: 'CANCAO!' }))).rejects.toMatchObject({
      code: 'already_in_use',
      message: 'Já existe uma armação com este título.',
    });
  });

  const color = { color: 'Azul', hex: '#000000', image: { path: '/products/x.png' }, stock: 1 };
  const side = { kind: 'lado' as const, image: { path: '/products/x.png' } };
  test.each([
    ['title', { title: '日本' }],
    ['title', { title: 'a\0b' }],
    ['title', { title: 'x'.repeat(50_000) }],
    ['price', { price: 0 }],
    ['price', { price: -1 }],
    ['price', { price: 1.5 }],
    ['price', { price: 2 ** 53 }],
    ['promotionalPrice', { promotionalPrice: 49_990 }],
    ['measures.bridge', { measures: { ...frame().measures, bridge: 1e9 } }],
    ['colors', { colors: [] }],
    ['colors', { colors: [color, color] }],
    ['colors', { colors: Array.from({ length: 500 }, () => color) }],
    ['colors', { colors: [{ ...color, views: [side, side] }] }],
    [
      'colors.0.views.0.kind',
      { colors: [{ ...color, views: [{ ...side, kind: 'cima' as 'lado' }] }] },
    ],
    ['colors.0.stock', { colors: [{ ...color, stock: -1 }] }],
    ['colors.0.hex', { colors: [{ ...color, hex: 'red;}' }] }],
    ['shape', { shape: 'toString' as 'redondo' }],
  ])('names the field %s (%#)', async (field, changes) => {
    const before = await productCount();
    const failure = await admin
      .call(createProduct, frame({ title: 'Recusado', ...changes }))
      .catch((error) => error);
    expect(failure).toMatchObject({ code: 'invalid_input' });
    expect(Object.keys(failure.fields)).toContain(field);
    expect(await productCount()).toBe(before);
  });

  test('with files that are not the shop’s', async () => {
    const personal = await storeFile(app, `/profiles/${admin.id}/avatar.png`);
    const missing = { path: '/products/nunca-enviada.png' };
    for (const image of [personal, missing]) {
      const colors = [{ ...color, image }];
      await expect(admin.call(createProduct, frame({ title: 'X1', colors }))).rejects.toMatchObject(
        { code: 'not_found' },
      );
    }
    const text = await storeFile(app, '/products/texto.png', 'text');
    const colors = [{ ...color, image: text }];
    await expect(admin.call(createProduct, frame({ title: 'X2', colors }))).rejects.toMatchObject({
      fields: { colors: expect.any(String) },
    });
  });
});

test('the list goes from the newest down and may be of one shape', async () => {
  const before = await productCount();
  for (let index = 0; index < 6; index += 1) {
    app.clock.advance(1000);
    const shape = frameShapes[3 + (index % 2)] as (typeof frameShapes)[number];
    await admin.call(createProduct, frame({ title: `Lançamento ${index}`, shape }));
  }
  const newest = await app.call(listProducts, { limit: 4 });
  expect(newest.items.map(({ slug }) => slug)).toEqual(
    [5, 4, 3, 2].map((index) => `lancamento-${index}`),
  );
  expect(newest.items[0]?.colors.map(({ color }) => color)).toEqual(['Azul', 'Âmbar']);
  const rest = await app.call(listProducts, { limit: 50, cursor: newest.nextCursor ?? '' });
  expect(rest.items).toHaveLength(before + 2);
  expect(rest.nextCursor).toBeNull();
  const [, second] = [frameShapes[3], frameShapes[4]];
  const ofShape = await app.call(listProducts, { limit: 2, shape: second ?? 'redondo' });
  expect(ofShape.items.map(({ slug }) => slug)).toEqual(['lancamento-5', 'lancamento-3']);
  const next = await app.call(listProducts, {
    limit: 2,
    shape: second ?? 'redondo',
    cursor: ofShape.nextCursor ?? '',
  });
  expect(next.items.map(({ slug }) => slug)).toEqual(['lancamento-1']);
});
