import type { Trial } from '../measure.ts';
import { openOurShop } from '../shop/buyers.ts';
import { fillFrames } from '../shop/fill-frames.ts';
import { startVendure } from '../shop/start-vendure.ts';
import { placeVendureOrder, putInVendureCart } from '../shop/vendure-buying.ts';

const PRODUCTS = 10_000;
const READS = 400;
const LISTS = 100;
const ADDS = 160;
const ORDERS = 40;

export const entry: Trial = {
  empty: true,
  about: `What buying costs among ${PRODUCTS.toLocaleString('en')} frames of three colours: CPU of server and PostgreSQL together, one request after the other, jobs running, beside Vendure 3.7.3 on the same PostgreSQL with the same frames. A checkout goes from an empty cart to a paid order; who takes the money is not counted. Asked: 20 × for reading and listing, 10 × for adding and for checkouts, and less memory.`,
  async run(world) {
    await fillFrames(world, PRODUCTS);
    const ours = await openOurShop(world);
    const vendure = await startVendure(world, PRODUCTS);
    const visitor = vendure.visit();
    const visitors = Array.from({ length: 2 * ADDS }, () => vendure.visit());
    const frame = (index: number) => 1 + ((index * 7919) % PRODUCTS);
    const variant = (index: number) => String(3 * frame(index));
    const compared: Compared[] = [
      {
        ...{ name: 'product read', count: READS },
        ours: (index) => ours.ask({ path: `/api/products/aro-${frame(index)}` }),
        theirs: (index) => visitor(PRODUCT, { slug: `aro-${frame(index)}` }),
      },
      {
        ...{ name: 'listing with facets', count: LISTS },
        ours: (index) => ours.ask({ path: `/api/products?limit=24&sex=${SEXES[index % 3]}` }),
        theirs: (index) => visitor(SEARCH, { sex: String(25 + (index % 3)) }),
      },
      {
        ...{ name: 'cart add', count: ADDS },
        ours: (index) => ours.put(index, variant(index)),
        theirs: (index) =>
          putInVendureCart(visitors[index % visitors.length] ?? visitor, variant(index)),
      },
      {
        ...{ name: 'whole checkout', count: ORDERS },
        ours: async (index) => {
          await ours.put(index, variant(index));
          return ours.place(index, tokens[index] ?? '');
        },
        theirs: async (index) => {
          const buyer = vendure.visit();
          await putInVendureCart(buyer, variant(index));
          return placeVendureOrder(buyer, `${index}@exemplo.com.br`);
        },
      },
    ];
    const tokens: string[] = [];
    for (let index = 0; index < 2 * ORDERS; index += 1) tokens.push(await ours.token());
    const rows: string[][] = [];
    for (const { name, count, ours: ask, theirs: askVendure } of compared) {
      // What the adds left would be bought along.
      if (count === ORDERS) await ours.pool.query('TRUNCATE cart CASCADE');
      const [cost, peer] = [
        await costOf(ours.cpu, count, ask),
        await costOf(vendure.cpu, count, askVendure),
      ];
      rows.push([name, cost.toFixed(2), peer.toFixed(2), (peer / cost).toFixed(1)]);
    }
    const [memory, peerMemory] = [await ours.memory(), await vendure.memory()];
    rows.push([
      'memory, MiB',
      mebibytes(memory),
      mebibytes(peerMemory),
      (peerMemory / memory).toFixed(1),
    ]);
    await ours.stop();
    await vendure.stop();
    return { columns: ['', 'CPU ms', 'Vendure', 'Vendure ÷ ours'], rows };
  },
};

interface Compared {
  name: string;
  count: number;
  ours(index: number): Promise<unknown>;
  theirs(index: number): Promise<unknown>;
}

const SEXES = ['feminino', 'masculino', 'unissex'];
const PRODUCT = `query ($slug: String!) { product(slug: $slug) { id name slug description
  featuredAsset { preview } facetValues { name facet { name } }
  variants { id name sku price priceWithTax stockLevel options { name } } } }`;
const SEARCH = `query ($sex: ID!) { search(input: { groupByProduct: true, take: 24, facetValueFilters: [{ and: $sex }] }) {
  totalItems items { productId productName slug priceWithTax { ... on PriceRange { min max } } }
  facetValues { count facetValue { id name facet { name } } } } }`;

async function costOf(
  cpu: () => Promise<number>,
  count: number,
  ask: (index: number) => Promise<unknown>,
): Promise<number> {
  for (let index = 0; index < count; index += 1) await ask(index);
  const before = await cpu();
  for (let index = 0; index < count; index += 1) await ask(count + index);
  return ((await cpu()) - before) / 1000 / count;
}

function mebibytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
