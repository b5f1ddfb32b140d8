import { MOST_LINES } from '@arquiba/contract/cart';
import type { Variant } from '../catalog/public/variants.ts';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { lineName, units } from './cart-changes.ts';
import { accountOwner } from './cart-owner.ts';
import { changeLocked } from './change-cart.ts';
import { mostOf, withLine } from './put-line.ts';
import {
  type CartLineRow,
  type CartState,
  findCart,
  insertNotes,
  setCep,
  setCouponCode,
} from './queries.ts';

/** Adds a visitor's cart to the account's; each change is noted for the account. */
export async function joinCart(
  tx: Transaction,
  { visitorId, accountId }: { visitorId: string; accountId: string },
  services: Services,
): Promise<void> {
  const visited = await findCart(tx, { accountId: null, visitorId });
  if (!visited) return;
  const ids = visited.lines.map((line) => line.variantId);
  await changeLocked(tx, services, accountOwner(accountId), ids, async (cart) => {
    const sentences: string[] = [];
    const lines = visited.lines.reduce(
      (sum, line) => joinLine(sum, line, cart.variants.get(line.variantId), sentences),
      cart.lines,
    );
    // In an empty cart everything arrives unchanged: there is nothing to note.
    const isNoted = cart.lines.length > 0 || sentences.some((each) => !each.endsWith(CAME_ALONG));
    await insertNotes(tx, cart.id, isNoted ? sentences : [], services.clock.now());
    await joinRest(tx, cart, visited);
    return lines;
  });
}

const CAME_ALONG = 'veio do carrinho que você montou antes de entrar.';

function joinLine(
  lines: CartLineRow[],
  line: CartLineRow,
  variant: Variant | undefined,
  sentences: string[],
): CartLineRow[] {
  const name = lineName(line);
  if (!variant || variant.available === 0) {
    sentences.push(`${name} se esgotou e não entrou no carrinho.`);
    return lines;
  }
  const present = lines.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0;
  if (present === 0 && lines.length >= MOST_LINES) {
    sentences.push(`${name} não coube: o carrinho leva até ${MOST_LINES} itens diferentes.`);
    return lines;
  }
  const sum = present + line.quantity;
  // The account's own quantity stays, even if less is available now: the line says so.
  const quantity = Math.max(present, Math.min(sum, mostOf(variant)));
  if (quantity < sum) {
    sentences.push(`${name}: de ${units(sum)}, o carrinho ficou com ${quantity}.`);
  } else if (present > 0) {
    sentences.push(`${name}: as unidades dos dois carrinhos foram somadas; agora são ${sum}.`);
  } else {
    sentences.push(`${name} ${CAME_ALONG}`);
  }
  const joined = withLine(lines, variant, quantity);
  if (present > 0) return joined;
  // What the visitor last saw counts as last seen by the account.
  const { seenPriceCents, seenAvailable } = line;
  return joined.map((each) =>
    each.variantId === line.variantId ? { ...each, seenPriceCents, seenAvailable } : each,
  );
}

async function joinRest(tx: Transaction, cart: CartState, visited: CartState): Promise<void> {
  if (visited.cep && !cart.cep) await setCep(tx, cart.id, visited.cep);
  if (visited.coupon && !cart.coupon) await setCouponCode(tx, cart.id, visited.coupon.code);
}
