import { ApiError } from '@arquiba/contract/errors';
import type { listExchanges as route } from '@arquiba/contract/orders';
import { listExchangeChoices } from '../../catalog/public/exchange-choices.ts';
import { releaseUnits, reserveUnits, type Units } from '../../catalog/public/stock.ts';
import { findVariants, type Variant } from '../../catalog/public/variants.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { presentFile } from '../../platform/files/present-file.ts';
import { findOwn } from '../own-order.ts';
import type { ExchangeGood, LineRow } from '../tables.ts';
import { type ReturnedUnits, unitsOfReturns } from './queries.ts';
import { readReturning } from './read-returning.ts';
import { unitsLeft } from './return-sums.ts';
import { returnRefusal } from './returnable.ts';

/** What each item that can be returned could be exchanged for now. */
export const listExchanges: Operation<typeof route> = async (context, { number }) => {
  const { db, media } = context;
  const row = await findOwn(context, number);
  const order = await readReturning(db, row);
  const held = order.lines.filter((line) => unitsLeft(order, line) > 0 && !returnRefusal(line));
  const found = [];
  for (const line of held) {
    const choices = await listExchangeChoices(db, { ...line, price: priceFor(line) });
    found.push({
      lineId: line.id,
      choices: choices.map((each) => ({ ...each, image: presentFile(media, each.image) })),
    });
  }
  return found;
};

/** What was paid for the frame. Lenses are cut for their frame: with them only its colour can change. */
function priceFor({ lens, unitPriceCents }: LineRow): number | null {
  return lens === null ? unitPriceCents : null;
}

/** Reserves what comes instead of some units; an error says what cannot be had. */
export async function reserveExchange(
  tx: Transaction,
  lines: readonly LineRow[],
  wanted: readonly (ReturnedUnits & { exchangeFor?: string | undefined })[],
): Promise<(ReturnedUnits & { exchange: ExchangeGood })[]> {
  const ids = wanted.flatMap(({ exchangeFor }) => exchangeFor ?? []);
  const variants = await findVariants(tx, ids);
  const chosen = wanted.map(({ exchangeFor = '', ...units }) => {
    const line = lines.find(({ id }) => id === units.lineId) as LineRow;
    const variant = variants.get(exchangeFor);
    if (!variant) {
      throw invalidInput({ exchange: `Escolha o que vem no lugar de ${line.title}` });
    }
    if (!mayExchange(line, variant)) {
      const message = `${line.title} só pode ser trocado por outra cor dele, ou por uma armação do mesmo preço.`;
      throw new ApiError('not_allowed', { message });
    }
    const { id: variantId, slug, sku, title, color } = variant;
    return { ...units, exchange: { variantId, slug, sku, title, color } };
  });
  const missing = await reserveUnits(tx, sumByVariant(chosen));
  if (missing.length === 0) return chosen;
  const names = chosen
    .filter(({ exchange }) => missing.includes(exchange.variantId))
    .map(({ exchange }) => `${exchange.title} (${exchange.color})`);
  const message = `Não há unidades suficientes de ${names.join(', ')}. Escolha outra, ou o reembolso.`;
  throw new ApiError('out_of_stock', { message });
}

function mayExchange(line: LineRow, variant: Variant): boolean {
  if (variant.id === line.variantId) return false;
  return variant.productId === line.productId || variant.unitPrice === priceFor(line);
}

/** The units that are reserved for an exchange. */
export async function exchangedUnits(tx: Transaction, returnId: string): Promise<Units[]> {
  const units = await unitsOfReturns(tx, [returnId]);
  return sumByVariant(
    units.flatMap(({ quantity, exchange }) => (exchange ? [{ quantity, exchange }] : [])),
  );
}

/** If the return is an exchange: others can have its units again. */
export async function releaseExchange(
  tx: Transaction,
  { id, kind }: { id: string; kind: 'reembolso' | 'troca' },
): Promise<void> {
  if (kind === 'troca') await releaseUnits(tx, await exchangedUnits(tx, id));
}

/** `1 × Maré Alta (azul)` for each item that comes instead. */
export async function describeExchange(tx: Transaction, returnId: string): Promise<string> {
  const units = await unitsOfReturns(tx, [returnId]);
  return units
    .flatMap(({ quantity, exchange }) =>
      exchange ? [`${quantity} × ${exchange.title} (${exchange.color})`] : [],
    )
    .join(', ');
}

function sumByVariant(
  units: readonly { quantity: number; exchange: Pick<ExchangeGood, 'variantId'> }[],
): Units[] {
  const sums = new Map<string, number>();
  for (const { quantity, exchange } of units) {
    sums.set(exchange.variantId, (sums.get(exchange.variantId) ?? 0) + quantity);
  }
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }));
}
