import { formatBrl } from '@arquiba/brazil/money';
import type { CartChange } from '@arquiba/contract/cart';
import { describeLenses, parseLensCode } from '@arquiba/contract/lenses';
import type { Goods } from './goods.ts';
import type { CartLineRow, CartState } from './queries.ts';

/** What has changed since the person last saw the cart, as sentences. */
export function changesOf({ lines, notes }: CartState, goods: Goods): CartChange[] {
  const joined = notes.map(({ id, sentence }) => ({ id, kind: 'joined' as const, sentence }));
  return [...joined, ...lines.flatMap((line) => lineChanges(line, lines, goods))];
}

/** 'Maré Alta (Azul)', 'Maré Alta (Azul) com lentes Solar 1.50, polarizado' */
export function lineName({ title, color, lens }: Pick<CartLineRow, 'title' | 'color' | 'lens'>) {
  const choice = parseLensCode(lens);
  return `${title} (${color})${choice ? ` com lentes ${describeLenses(choice)}` : ''}`;
}

/** '1 unidade', '3 unidades' */
export function units(count: number): string {
  return count === 1 ? '1 unidade' : `${count} unidades`;
}

function lineChanges(line: CartLineRow, lines: readonly CartLineRow[], goods: Goods): CartChange[] {
  const good = goods.of(line);
  const name = lineName(line);
  const key = [line.variantId, line.lens].filter(Boolean).join();
  if (!good) {
    const isFrameGone = !goods.of({ ...line, lens: '' });
    const sentence = isFrameGone
      ? `${name} saiu da loja e do seu carrinho.`
      : `${name} saiu do seu carrinho: a loja não faz mais estas lentes.`;
    return [{ id: `gone-${key}`, kind: 'gone', sentence }];
  }
  const changes: CartChange[] = [];
  const { unitPrice, available } = good;
  if (unitPrice !== line.seenPriceCents) {
    const [before, now] = [formatBrl(line.seenPriceCents), formatBrl(unitPrice)];
    const sentence = `${name} passou de ${before} para ${now}.`;
    changes.push({ id: `price-${key}`, kind: 'price', sentence });
  }
  if (available < unitsOf(line, lines) && available !== line.seenAvailable) {
    const left = available === 1 ? 'Resta 1 unidade' : `Restam ${available} unidades`;
    const sentence =
      available === 0 ? `${name} se esgotou.` : `${left} de ${name}; ajuste a quantidade.`;
    changes.push({ id: `stock-${key}`, kind: 'stock', sentence });
  }
  return changes;
}

/** The units of a colour in the cart, with any lenses. */
export function unitsOf(
  { variantId }: Pick<CartLineRow, 'variantId'>,
  lines: readonly CartLineRow[],
): number {
  return lines.reduce((sum, each) => sum + (each.variantId === variantId ? each.quantity : 0), 0);
}
