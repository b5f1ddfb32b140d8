import { MOST_LINES } from '@arquiba/contract/cart';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { lineName, units } from './cart-changes.ts';
import { accountOwner } from './cart-owner.ts';
import { changeLocked } from './change-cart.ts';
import { type Good, isSame } from './goods.ts';
import { mostOf, withLine } from './put-line.ts';
import {
  type CartLineRow,
  type CartState,
  findCart,
  insertNotes,
  setCep,
  setCouponCode,
  setService,
} from './queries.ts';

/** Adds a visitor's cart to the account's; each change is noted for the account. */
export async function joinCart(
  tx: Transaction,
  { visitorId, accountId }: { visitorId: string; accountId: string },
  services: Services,
): Promise<void> {
  const visited = await findCart({ ...services, db: tx }, { accountId: null, visitorId });
  if (!visited) return;
  await changeLocked(tx, services, accountOwner(accountId), visited.lines, async (cart) => {
    const sentences: string[] = [];
    const lines = visited.lines.reduce(
      (sum, line) => joinLine(sum, line, cart.goods.of(line), sentences),
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
  good: Good | undefined,
  sentences: string[],
): CartLineRow[] {
  const name = lineName(line);
  const present = lines.find((each) => isSame(each, line))?.quantity ?? 0;
  const most = good ? mostOf(good, line, lines) : 0;
  if (!good || good.available === 0 || Math.max(most, present) === 0) {
    sentences.push(`${name} se esgotou e não entrou no carrinho.`);
    return lines;
  }
  if (present === 0 && lines.length >= MOST_LINES) {
    sentences.push(`${name} não coube: o carrinho leva até ${MOST_LINES} itens diferentes.`);
    return lines;
  }
  const sum = present + line.quantity;
  // The account's own quantity stays, even if less is available now: the line says so.
  const quantity = Math.max(present, Math.min(sum, most));
  if (quantity < sum) {
    sentences.push(`${name}: de ${units(sum)}, o carrinho ficou com ${quantity}.`);
  } else if (present > 0) {
    sentences.push(`${name}: as unidades dos dois carrinhos foram somadas; agora são ${sum}.`);
  } else {
    sentences.push(`${name} ${CAME_ALONG}`);
  }
  const joined = withLine(lines, good, quantity);
  if (present > 0) return joined;
  // What the visitor last saw counts as last seen by the account.
  const { seenPriceCents, seenAvailable } = line;
  return joined.map((each) =>
    isSame(each, line) ? { ...each, seenPriceCents, seenAvailable } : each,
  );
}

async function joinRest(tx: Transaction, cart: CartState, visited: CartState): Promise<void> {
  if (visited.cep && !cart.cep) {
    await setCep(tx, cart.id, visited.cep);
    await setService(tx, cart.id, visited.freightService);
  }
  if (visited.coupon && !cart.coupon) await setCouponCode(tx, cart.id, visited.coupon.code);
}
