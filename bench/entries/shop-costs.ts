import { measureAlternating, oneAfterTheOther, withSpread } from '../alternate.ts';
import { median, type Trial } from '../measure.ts';
import { addBuyers, openOurShop } from '../shop/buyers.ts';
import { fillFrames } from '../shop/fill-frames.ts';
import { startVendure } from '../shop/start-vendure.ts';
import { placeVendureOrder, putInVendureCart } from '../shop/vendure-buying.ts';

const PRODUCTS = 10_000;
const PEOPLE = 200;
const ROUNDS = 5;
const AT_ONCE = 8;

export const entry: Trial = {
  empty: true,
  about: `What buying costs among ${PRODUCTS.toLocaleString('en')} frames of three colours: CPU of server and PostgreSQL together, jobs running, first one request after the other, on cores that fall asleep in between, then ${AT_ONCE} at a time, as where many buy: what it costs to wake a process for every answer is then shared, on both sides; beside Vendure 3.7.3 with the same frames; each on a PostgreSQL of its own, with the same settings. Both are asked the same number of times: first to warm up (1,500 reads, 150 lists, 200 adds of each kind, 700 checkouts), then in ${ROUNDS} rounds in turns (1,000 reads in each, so that one lasts a second here too), and half a second after the last answer of a round still counts. Medians, in brackets the least and the most. A first add is a visitor's who was never there; then ${PEOPLE} people add to carts that they have. A checkout goes from an empty cart to a paid order; who takes the money is not counted. Asked: 20 × for reading and listing, 10 × for adding and for checkouts, and less memory.`,
  async run(world) {
    await fillFrames(world, PRODUCTS);
    await addBuyers(world);
    const ours = await openOurShop(world);
    const vendure = await startVendure(PRODUCTS);
    const visitor = vendure.visit();
    const people = Array.from({ length: PEOPLE }, () => vendure.visit());
    const frame = (index: number) => 1 + ((index * 7919) % PRODUCTS);
    const variant = (index: number) => String(3 * frame(index));
    const compared: Compared[] = [
      {
        ...{ name: 'product read', warmUp: 1500, count: 1000 },
        ours: (index) => ours.ask({ path: `/api/products/aro-${frame(index)}` }),
        theirs: (index) => visitor(PRODUCT, { slug: `aro-${frame(index)}` }),
      },
      {
        ...{ name: 'listing with facets', warmUp: 150, count: 20 },
        ours: (index) => ours.ask({ path: `/api/products?limit=24&sex=${SEXES[index % 3]}` }),
        theirs: (index) => visitor(SEARCH, { sex: String(25 + (index % 3)) }),
      },
      {
        ...{ name: 'cart add, the first', warmUp: 200, count: 60 },
        ours: (index) => ours.putAsVisitor(variant(index)),
        theirs: (index) => putInVendureCart(vendure.visit(), variant(index)),
      },
      {
        ...{ name: 'cart add, a further one', warmUp: PEOPLE, count: 60 },
        ours: (index) => ours.put(index % PEOPLE, variant(index)),
        theirs: (index) => putInVendureCart(people[index % PEOPLE] ?? visitor, variant(index)),
      },
      {
        ...{ name: 'whole checkout', warmUp: 700, count: 40 },
        ours: async (index) => {
          await ours.put(index, variant(index));
          const { status } = await ours.place(index, await ours.token());
          if (status !== 'pago') throw new Error(`The order is ${status}`);
        },
        theirs: async (index) => {
          const buyer = vendure.visit();
          await putInVendureCart(buyer, variant(index));
          const state = await placeVendureOrder(buyer, `${index}@exemplo.com.br`);
          if (state !== 'PaymentSettled') throw new Error(`Vendure's order is ${state}`);
        },
      },
    ];
    const rows: string[][] = [];
    for (const { name, warmUp, count, ours: ask, theirs } of compared) {
      // Items left by the measurement of adding would be bought too.
      if (name === 'whole checkout') await ours.pool.query('TRUNCATE cart CASCADE');
      const sides = [
        { cpu: ours.cpu, ask: oneAfterTheOther(ask) },
        { cpu: vendure.cpu, ask: oneAfterTheOther(theirs) },
      ];
      const alone = await measureAlternating(sides, { warmUp, count, rounds: ROUNDS, atOnce: 1 });
      const busy = await measureAlternating(sides, {
        ...{ warmUp: count, count, rounds: ROUNDS, atOnce: AT_ONCE },
      });
      rows.push([name, ...compare(alone), ...compare(busy)]);
    }
    const [memory, peerMemory] = [await ours.memory(), await vendure.memory()];
    rows.push([
      'memory, MiB',
      mebibytes(memory),
      mebibytes(peerMemory),
      (peerMemory / memory).toFixed(1),
      ...['', '', ''],
    ]);
    await ours.stop();
    await vendure.stop();
    const columns = ['CPU ms', 'Vendure', 'Vendure ÷ ours'];
    return {
      columns: ['', ...columns, ...columns.map((name) => `${name}, ${AT_ONCE} at a time`)],
      rows,
    };
  },
};

function compare([ours = [], theirs = []]: number[][]): string[] {
  const ratio = (median(theirs) / median(ours)).toFixed(1);
  return [withSpread(ours, 2), withSpread(theirs, 1), ratio];
}

interface Compared {
  name: string;
  warmUp: number;
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

function mebibytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
