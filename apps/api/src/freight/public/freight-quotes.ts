import { dateInBrazil } from '@arquiba/brazil/age';
import { addBusinessDays } from '@arquiba/brazil/business-days';
import { formatCep, ufOfCep } from '@arquiba/brazil/cep';
import type { Uf } from '@arquiba/brazil/uf';
import { type FreightOption, type FreightQuote, freightNames } from '@arquiba/contract/freight';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { Services } from '../../platform/context.ts';
import { newId, type Queryable } from '../../platform/database/database.ts';
import { keepQuote, type QuoteRow } from '../queries.ts';

export { findQuote } from '../queries.ts';

const MINUTE = 60_000;
const GOOD_FOR = 30 * MINUTE;
/** A quote that expires sooner is not reused. */
const STILL_GOOD_FOR = 15 * MINUTE;

export interface Parcel {
  cep: string;
  weightGrams: number;
  /** Whether the cheapest service is free. */
  free: boolean;
  /** Business days until the parcel can leave, because its lenses are being made. */
  lensDays: number;
}

type Needs = Pick<Services, 'clock' | 'freight'> & { db: Queryable };

/** Price and delivery date of each service, as a row that an order can refer to for half an hour. */
export async function quoteParcel(services: Needs, parcel: Parcel): Promise<FreightQuote> {
  const { cep } = parcel;
  const uf = ufOfCep(cep);
  if (!uf) throw invalidInput({ cep: `O CEP ${formatCep(cep)} não existe. Confira o CEP.` });
  const now = services.clock.now();
  const goodUntil = new Date(now.getTime() + STILL_GOOD_FOR);
  const { id, options, expiresAt } = await makeQuote(services, parcel, uf, goodUntil);
  return { id, cep: formatCep(cep), uf, options, expiresAt: expiresAt.toISOString() };
}

async function makeQuote(
  { clock, db, freight }: Needs,
  { cep, weightGrams, free, lensDays }: Parcel,
  uf: Uf,
  goodUntil: Date,
): Promise<QuoteRow> {
  const now = clock.now();
  const rates = await freight.find({ cep, uf, weightGrams });
  const cheapest = Math.min(...rates.map(({ cents }) => cents));
  const options = rates.map(
    ({ service, cents, businessDays }): FreightOption => ({
      service,
      name: freightNames[service],
      price: free && cents === cheapest ? 0 : cents,
      businessDays: lensDays + businessDays,
      arrivesBy: addBusinessDays(dateInBrazil(now), lensDays + businessDays),
    }),
  );
  const expiresAt = new Date(now.getTime() + GOOD_FOR);
  const row = { id: newId(now), cep, weightGrams, free, lensDays, options, expiresAt };
  return keepQuote(db, row, goodUntil);
}

/** The offer of a quote for this parcel and service; null if it was for another parcel, or has expired. */
export function offerOf(
  quote: QuoteRow | null,
  parcel: Parcel,
  service: FreightOption['service'],
  now: Date,
): FreightOption | null {
  if (!quote || quote.expiresAt <= now) return null;
  if (quote.cep !== parcel.cep || isForAnother(quote, parcel)) return null;
  return quote.options.find((option) => option.service === service) ?? null;
}

/** Whether a quote was for other goods than these, regardless of the address. */
export function isForAnother(
  quote: Pick<QuoteRow, 'weightGrams' | 'free' | 'lensDays'>,
  { weightGrams, free, lensDays }: Parcel,
): boolean {
  return quote.weightGrams !== weightGrams || quote.free !== free || quote.lensDays !== lensDays;
}
