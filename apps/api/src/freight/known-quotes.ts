import type { FreightRates } from '../platform/ports/freight-rates.ts';
import type { QuoteRow } from './queries.ts';

/** By far more than people are quoted in the time for which one is good. */
const MOST = 5000;

/** By who quoted: a process may have several shops, as in tests. */
const known = new WeakMap<FreightRates, Map<string, QuoteRow>>();

type Parcel = Pick<QuoteRow, 'cep' | 'weightGrams' | 'free'>;

/** A quote is a row, so that any process can go by it; the one that made or read it need not read it again. */
export function rememberQuote(rates: FreightRates, row: QuoteRow): void {
  const quotes = known.get(rates) ?? new Map<string, QuoteRow>();
  known.set(rates, quotes);
  for (const key of [row.id, keyOf(row)]) {
    quotes.delete(key);
    quotes.set(key, row);
  }
  for (const oldest of quotes.keys()) {
    if (quotes.size <= MOST) break;
    quotes.delete(oldest);
  }
}

export function recallQuote(rates: FreightRates, id: string): QuoteRow | null {
  return known.get(rates)?.get(id) ?? null;
}

/** One for the same parcel that is still good then. */
export function recallFor(rates: FreightRates, parcel: Parcel, goodUntil: Date): QuoteRow | null {
  const row = known.get(rates)?.get(keyOf(parcel));
  return row && row.expiresAt > goodUntil ? row : null;
}

function keyOf({ cep, weightGrams, free }: Parcel): string {
  return `${cep} ${weightGrams} ${free}`;
}
