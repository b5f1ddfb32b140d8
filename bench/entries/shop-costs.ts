import type { Trial } from '../measure.ts';
import { fillFrames } from '../shop/fill-frames.ts';
import { startVendure } from '../shop/start-vendure.ts';
import { startMeasured } from '../social/timed-load.ts';

const PRODUCTS = 10_000;
const READS = 400;

export const entry: Trial = {
  empty: true,
  about: `What buying costs among ${PRODUCTS.toLocaleString('en')} frames of three colours: CPU of server and PostgreSQL together, one request after the other, beside Vendure 3.7.3 on the same PostgreSQL with the same frames. Asked: a twentieth of its reads, a tenth of its changes, less memory.`,
  async run(world) {
    await fillFrames(world, PRODUCTS);
    const ours = await startMeasured(world, 'product.ts', { JOBS: '1' });
    const vendure = await startVendure(world, PRODUCTS);
    const rows: string[][] = [];
    const compare = async (
      name: string,
      count: number,
      ask: (index: number) => Promise<unknown>,
      askVendure: (index: number) => Promise<unknown>,
    ) => {
      const [cost, theirs] = [
        await costOf(ours.cpu, count, ask),
        await costOf(vendure.cpu, count, askVendure),
      ];
      rows.push([name, cost.toFixed(2), theirs.toFixed(2), (theirs / cost).toFixed(1)]);
    };
    const visitor = vendure.visit();
    const frame = (index: number) => 1 + ((index * 7919) % PRODUCTS);
    await compare(
      'product read',
      READS,
      (index) => ours.ask({ path: `/api/products/aro-${frame(index)}` }),
      (index) => visitor(PRODUCT, { slug: `aro-${frame(index)}` }),
    );
    await compare(
      'listing with facets',
      READS / 4,
      (index) => ours.ask({ path: `/api/products?limit=24&sex=${SEXES[index % 3]}` }),
      (index) => visitor(SEARCH, { sex: String(25 + (index % 3)) }),
    );
    await ours.stop();
    await vendure.stop();
    return { columns: ['', 'CPU ms', 'Vendure', 'Vendure ÷ ours'], rows };
  },
};

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
  for (let index = 0; index < count / 4; index += 1) await ask(index);
  const before = await cpu();
  for (let index = 0; index < count; index += 1) await ask(count + index);
  return ((await cpu()) - before) / 1000 / count;
}
