import { createProduct, getShopFront, listProducts } from '@arquiba/contract/catalog';
import type { InputOf } from '@arquiba/contract/route';
import { slugOf } from '@arquiba/contract/slug';
import { storeFile } from '@arquiba/testing/files';
import { signUpAdmin } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueIndex, forgetIndex } from './catalogue-index.ts';

type Frame = InputOf<typeof createProduct>;
type Query = InputOf<typeof listProducts>;

let app: TestApp;
let add: (title: string, changes?: Partial<Frame>) => Promise<string>;

beforeAll(async () => {
  app = await startTestApp({ started: true, budgets: { write: { size: 10_000, seconds: 60 } } });
  const admin = await signUpAdmin(app);
  add = async (title, changes = {}) => {
    app.clock.advance(1000);
    const colors = changes.colors ?? [color('Azul royal', 1)];
    for (const { image } of colors) await storeFile(app, image.path);
    const frame = { ...plain, title, ...changes, colors };
    return (await admin.call(createProduct, frame)).id;
  };
  await add('Arco da Lapa', { shape: 'redondo', material: 'titânio', price: 60_000 });
  await add('Maré Alta', {
    shape: 'redondo',
    colors: [color('Verde garrafa', 2), color('Mel', 0)],
  });
  await add('Zagueiro', { shape: 'aviador', sex: 'masculino', price: 20_000 });
  await add('Canção', {
    ...{ shape: 'aviador', price: 40_000, promotionalPrice: 30_000 },
    measures: { ...plain.measures, lensWidth: 50 },
    ...{ categories: ['solar', 'esportivo'], sports: ['corrida'] },
  });
  await app.pool.query(`UPDATE product SET former_price_cents = 40000 WHERE slug = 'cancao'`);
  await add('Última Bola', {
    colors: [color('Azul marinho', 0)],
    measures: { ...plain.measures, lensWidth: 55 },
  });
});
afterAll(() => app.close());

function color(name: string, stock: number) {
  return { color: name, hex: '#101010', stock, image: { path: `/products/${slugOf(name)}.png` } };
}

const plain: Omit<Frame, 'title' | 'colors'> = {
  ...{ line: 'Linha Estádio', description: '', sex: 'unissex', shape: 'gatinho' },
  ...{ material: 'acetato', price: 40_000 },
  measures: { lensWidth: 52, lensHeight: 42, bridge: 20, temple: 145, front: 138 },
};

const list = (query: Query = {}) => app.call(listProducts, query);
async function titles(query: Query): Promise<string[]> {
  return (await list(query)).items.map(({ title }) => title);
}

test('a facet counts as if nothing of it was chosen; the others narrow it', async () => {
  const all = await list();
  expect(all.total).toBe(5);
  expect(all.facets).toEqual({
    shape: { redondo: 2, quadrado: 0, retangular: 0, aviador: 2, gatinho: 1, esportivo: 0 },
    color: expect.objectContaining({ azul: 4, verde: 1, marrom: 1, preto: 0 }),
    material: { acetato: 4, metal: 0, titânio: 1, nylon: 0 },
    sex: { feminino: 0, masculino: 1, unissex: 4 },
    size: { pequeno: 1, medio: 3, grande: 1 },
    price: { 'ate-250': 1, '250-350': 1, '350-500': 2, 'acima-500': 1 },
    category: { solar: 1, grau: 0, esportivo: 1, infantil: 0 },
    sport: expect.objectContaining({ corrida: 1, natacao: 0 }),
    ...{ inStock: 4, promotion: 1 },
  });
  const some = await list({ shape: ['redondo', 'aviador'], material: 'acetato' });
  expect(some.items.map(({ title }) => title)).toEqual(['Canção', 'Zagueiro', 'Maré Alta']);
  expect(some.total).toBe(3);
  expect(some.facets.shape).toMatchObject({ redondo: 1, aviador: 2, gatinho: 1 });
  expect(some.facets.material).toMatchObject({ acetato: 3, titânio: 1 });
  expect(some.facets.sex).toMatchObject({ masculino: 1, unissex: 2 });
});

test('the start page has what is new, what was sold and what is cheaper; an empty shop has nothing', async () => {
  const before = await app.call(getShopFront, {});
  expect(before.bestSelling).toEqual([]);
  await app.pool.query(`UPDATE product SET sold = 3 WHERE slug = 'mare-alta'`);
  forgetIndex(app.api.services.db);
  const front = await app.call(getShopFront, {});
  await app.pool.query('UPDATE product SET sold = 0');
  forgetIndex(app.api.services.db);
  expect(front.newest.map(({ title }) => title)).toEqual([
    ...['Canção', 'Zagueiro', 'Maré Alta', 'Arco da Lapa'],
  ]);
  expect(front.bestSelling.map(({ title }) => title)).toEqual(['Maré Alta']);
  expect(front.promotions).toEqual([
    expect.objectContaining({ title: 'Canção', price: 40_000, promotionalPrice: 30_000 }),
  ]);
  expect(front).toMatchObject({ promotion: 1, categories: { solar: 1, infantil: 0 } });
  expect(await titles({ category: ['solar', 'infantil'] })).toEqual(['Canção']);
  expect(await titles({ sport: 'natacao' })).toEqual([]);
});

test('a colour that is wanted in stock is in stock itself', async () => {
  expect(await titles({ color: 'marrom' })).toEqual(['Maré Alta']);
  expect((await list({ color: 'marrom' })).facets.inStock).toBe(0);
  const both = await list({ color: 'marrom', inStock: 'true' });
  expect(both.items).toEqual([]);
  expect(both.facets.color).toMatchObject({ azul: 3, verde: 1, marrom: 0 });
  expect(await titles({ inStock: 'true', promotion: 'true' })).toEqual(['Canção']);
});

test.each([
  ['CANCAO', ['Canção']],
  ['óculos da lapa', ['Arco da Lapa']],
  ['zageuiro', ['Zagueiro']],
  ['aviadores masculinos', ['Zagueiro']],
  ['titanio', ['Arco da Lapa']],
  ['linha estadio redonda', ['Maré Alta', 'Arco da Lapa']],
  ['mar', ['Maré Alta', 'Última Bola']],
  ['bicicleta', []],
  ['maratonas', ['Canção']],
  ['maratnoa', ['Canção']],
  ['óculos polarizados', ['Canção']],
  ['corrida esportiva', ['Canção']],
  ['criança', []],
])('what is typed finds frames whatever its accents, case and slips: %s', async (q, found) => {
  const page = await list({ q });
  expect(page.items.map(({ title }) => title)).toEqual(found);
  expect(page.total).toBe(found.length);
});

test('words that find nothing alone are answered with near words, and with those that find something', async () => {
  const suggested = async (q: string) => (await list({ q })).suggestions;
  expect(await suggested('qwqwqwqw')).toEqual([]);
  expect(await suggested('tatonio')).toEqual(['titânio', 'gatinho']);
  expect(await suggested('zagueiro titânio')).toEqual(['zagueiro', 'titânio']);
  expect(await suggested('zagueiro xyzxyz')).toEqual(['zagueiro']);
  expect(await suggested('zagueiro')).toEqual([]);
  // The words are known; it is the filter that leaves nothing.
  expect(await list({ q: 'zagueiro', shape: 'gatinho' })).toMatchObject({
    total: 0,
    suggestions: [],
  });
});

test('what staff add to the words is understood at once', async () => {
  const { search } = app.api.backOffice();
  expect(await titles({ q: 'atacante' })).toEqual([]);
  const stored = { word: 'atacante', means: ['zagueiro', 'titanio'] };
  expect(await search.set('Atacantes', ['zagueiro', 'Titânio'])).toEqual(stored);
  await expect.poll(() => titles({ q: 'atacante' })).toEqual(['Zagueiro', 'Arco da Lapa']);
  expect(await search.set('duas palavras', ['zagueiro'])).toBeNull();
  expect(await search.remove('atacantes')).toBe(true);
  await expect.poll(() => titles({ q: 'atacante' })).toEqual([]);
  expect(await search.remove('atacantes')).toBe(false);
});

test('sorts, and goes on by cursor while the catalogue changes', async () => {
  await app.pool.query(`UPDATE product SET sold = 7 WHERE slug = 'zagueiro'`);
  expect((await titles({ sort: 'price' })).slice(0, 2)).toEqual(['Zagueiro', 'Canção']);
  expect((await titles({ sort: '-price' }))[0]).toBe('Arco da Lapa');
  const first = await list({ sort: 'price', limit: 3 });
  expect(first.items.map(({ title }) => title)).toEqual(['Zagueiro', 'Canção', 'Última Bola']);
  const cursor = first.nextCursor ?? '';
  await add('Pechincha', { price: 10_000 });
  const rest = await list({ sort: 'price', limit: 3, cursor });
  expect(rest.items.map(({ title }) => title)).toEqual(['Maré Alta', 'Arco da Lapa']);
  expect(rest.nextCursor).toBeNull();
  expect(rest.total).toBe(6);
  await expect(list({ sort: '-price', cursor })).rejects.toMatchObject({ code: 'invalid_cursor' });
  expect((await titles({ sort: 'best-selling' }))[0]).toBe('Zagueiro');
});

test('what another process sells out or makes cheaper is heard of, and changes that frame alone', async () => {
  const { db } = app.api.services;
  expect((await list({ q: 'zagueiro' })).facets.inStock).toBe(1);
  const index = await catalogueIndex(db);
  await app.pool.query(`UPDATE product_color SET reserved = on_hand
    WHERE product_id = (SELECT id FROM product WHERE slug = 'zagueiro')`);
  await expect.poll(async () => (await list({ q: 'zagueiro' })).facets.inStock).toBe(0);
  await app.pool.query(`UPDATE product SET price_cents = 5000 WHERE slug = 'arco-da-lapa'`);
  await expect.poll(async () => (await titles({ sort: 'price' }))[0]).toBe('Arco da Lapa');
  expect((await list({ q: 'zagueiro' })).facets.inStock).toBe(0);
  expect(await catalogueIndex(db)).toBe(index);

  await app.pool.query('UPDATE product SET price_cents = price_cents + 100');
  const { rows } = await app.pool.query(
    'SELECT sum(coalesce(promotional_price_cents, price_cents))::int AS dearer FROM product',
  );
  const known = async () => (await catalogueIndex(db)).prices.reduce((sum, each) => sum + each);
  await expect.poll(known).toBe(rows[0].dearer);
  expect(await catalogueIndex(db)).toBe(index);

  await app.pool.query(`UPDATE product SET title = 'Lateral' WHERE slug = 'zagueiro'`);
  await expect.poll(() => titles({ q: 'lateral' })).toEqual(['Lateral']);
  expect(await catalogueIndex(db)).not.toBe(index);
});

test('nothing but what the catalogue knows can be asked for', async () => {
  await expect(list({ shape: 'toString' as 'redondo' })).rejects.toMatchObject({
    fields: { shape: expect.any(String) },
  });
  await expect(list({ q: 'x'.repeat(81) })).rejects.toMatchObject({
    fields: { q: expect.any(String) },
  });
});

test('a list of colours, chosen or typed, shows frames in them, in one that can be bought where there is one', async () => {
  const greens = [color('Verde musgo', 0), color('Verde oliva', 3), color('Verde limão', 3)];
  const id = await add('Gramado', { colors: [color('Vinho', 1), ...greens] });
  const shown = async (query: Query) => {
    const { featuredColor, featuredImage } =
      (await list(query)).items.find((item) => item.id === id) ?? {};
    expect(featuredImage?.url).toContain(`/${slugOf(featuredColor ?? '')}.png`);
    return featuredColor;
  };
  expect(await shown({})).toBe('Vinho');
  expect(await shown({ color: 'verde' })).toBe('Verde oliva');
  expect(await shown({ q: 'óculos verdes' })).toBe('Verde oliva');
  expect(await shown({ color: ['verde', 'vermelho'] })).toBe('Vinho');
  expect((await list({ color: 'marrom' })).items[0]).toMatchObject({ featuredColor: 'Mel' });
});
