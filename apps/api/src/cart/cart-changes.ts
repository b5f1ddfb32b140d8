import { formatBrl } from '@arquiba/brazil/money';
import type { CartChange } from '@arquiba/contract/cart';
import type { Variant } from '../catalog/public/variants.ts';
import type { CartLineRow, CartState } from './queries.ts';

/** What has changed since the person last saw the cart, as sentences. */
export function changesOf(state: CartState, variants: ReadonlyMap<string, Variant>): CartChange[] {
  const notes = state.notes.map(({ id, sentence }) => ({ id, kind: 'joined' as const, sentence }));
  return [...notes, ...state.lines.flatMap((line) => lineChanges(line, variants))];
}

/** 'Maré Alta (Azul)' */
export function lineName({ title, color }: { title: string; color: string }): string {
  return `${title} (${color})`;
}

/** '1 unidade', '3 unidades' */
export function units(count: number): string {
  return count === 1 ? '1 unidade' : `${count} unidades`;
}

function lineChanges(line: CartLineRow, variants: ReadonlyMap<string, Variant>): CartChange[] {
  const variant = variants.get(line.variantId);
  const name = lineName(line);
  if (!variant) {
    const sentence = `${name} saiu da loja e do seu carrinho.`;
    return [{ id: `gone-${line.variantId}`, kind: 'gone', sentence }];
  }
  const changes: CartChange[] = [];
  const { unitPrice, available } = variant;
  if (unitPrice !== line.seenPriceCents) {
    const [before, now] = [formatBrl(line.seenPriceCents), formatBrl(unitPrice)];
    const sentence = `${name} passou de ${before} para ${now}.`;
    changes.push({ id: `price-${line.variantId}`, kind: 'price', sentence });
  }
  if (available < line.quantity && available !== line.seenAvailable) {
    const left = available === 1 ? 'Resta 1 unidade' : `Restam ${available} unidades`;
    const sentence =
      available === 0 ? `${name} se esgotou.` : `${left} de ${name}; ajuste a quantidade.`;
    changes.push({ id: `stock-${line.variantId}`, kind: 'stock', sentence });
  }
  return changes;
}
