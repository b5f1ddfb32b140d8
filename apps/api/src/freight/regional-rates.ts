import type { Uf } from '@arquiba/brazil/uf';
import type { FreightService } from '@arquiba/contract/freight';
import type { FreightRates } from '../platform/ports/freight-rates.ts';

interface Row {
  /** Prices up to each weight of `WEIGHTS`. */
  cents: readonly [number, number, number, number];
  /** For each started kilogram above the last weight. */
  perKilogram: number;
  businessDays: number;
}

const WEIGHTS = [500, 1000, 2000, 5000];

/** From the warehouse in Itajaí (SC). */
const REGIONS: readonly { ufs: readonly Uf[]; rows: Record<FreightService, Row> }[] = [
  {
    ufs: ['SC', 'PR', 'RS'],
    rows: {
      economica: { cents: [1490, 1690, 2090, 2990], perKilogram: 350, businessDays: 4 },
      expressa: { cents: [2390, 2790, 3490, 4890], perKilogram: 590, businessDays: 2 },
    },
  },
  {
    ufs: ['SP', 'RJ', 'MG', 'ES'],
    rows: {
      economica: { cents: [1790, 2090, 2690, 3890], perKilogram: 480, businessDays: 6 },
      expressa: { cents: [2990, 3490, 4490, 6490], perKilogram: 790, businessDays: 3 },
    },
  },
  {
    ufs: ['DF', 'GO', 'MT', 'MS'],
    rows: {
      economica: { cents: [2190, 2590, 3390, 4990], perKilogram: 620, businessDays: 8 },
      expressa: { cents: [3790, 4490, 5790, 8290], perKilogram: 990, businessDays: 4 },
    },
  },
  {
    ufs: ['BA', 'SE', 'AL', 'PE', 'PB', 'RN', 'CE', 'PI', 'MA'],
    rows: {
      economica: { cents: [2590, 3090, 4090, 6090], perKilogram: 780, businessDays: 10 },
      expressa: { cents: [4490, 5290, 6890, 9990], perKilogram: 1190, businessDays: 5 },
    },
  },
  {
    ufs: ['PA', 'AP', 'AM', 'RR', 'AC', 'RO', 'TO'],
    rows: {
      economica: { cents: [2990, 3690, 4990, 7590], perKilogram: 980, businessDays: 14 },
      expressa: { cents: [5490, 6490, 8490, 12_490], perKilogram: 1490, businessDays: 7 },
    },
  },
];

/** The built-in table, by region and weight. Create one per shop: quotes are cached by it. */
export function createRegionalRates(): FreightRates {
  return { find: findRates };
}

const findRates: FreightRates['find'] = async ({ uf, weightGrams }) => {
  const region = REGIONS.find(({ ufs }) => ufs.includes(uf));
  if (!region) return [];
  return (['economica', 'expressa'] as const).map((service) => {
    const row = region.rows[service];
    return { service, cents: centsFor(row, weightGrams), businessDays: row.businessDays };
  });
};

function centsFor({ cents, perKilogram }: Row, weightGrams: number): number {
  const step = WEIGHTS.findIndex((limit) => weightGrams <= limit);
  if (step >= 0) return cents[step] as number;
  const [, , , heaviest] = cents;
  return heaviest + Math.ceil((weightGrams - 5000) / 1000) * perKilogram;
}
