import type { Trial } from '../measure.ts';
import { addBuyers, openOurShop } from '../shop/buyers.ts';
import { fillFrames } from '../shop/fill-frames.ts';
import { startVendure } from '../shop/start-vendure.ts';
import { placeVendureOrder, putInVendureCart } from '../shop/vendure-buying.ts';

const BUYERS = 50;

export const entry: Trial = {
  empty: true,
  about: `The last unit: ${BUYERS} people have it in their cart and close the purchase at once, here and at Vendure 3.7.3. How many paid orders come of one unit.`,
  async run(world) {
    await fillFrames(world, 1);
    await addBuyers(world);
    const ours = await openOurShop(world);
    const vendure = await startVendure(2);
    await ours.pool.query('UPDATE product_color SET on_hand = 1 WHERE id = 3');
    const tokens: string[] = [];
    for (let buyer = 0; buyer < BUYERS; buyer += 1) {
      await ours.put(buyer, '3');
      tokens.push(await ours.token());
    }
    const sold = await Promise.allSettled(tokens.map((token, buyer) => ours.place(buyer, token)));
    const paid = sold.filter(
      (each) => each.status === 'fulfilled' && each.value.status !== 'aguardando_pagamento',
    );
    await vendure.pool.query(
      'UPDATE stock_level SET "stockOnHand" = 1 WHERE "productVariantId" = 1',
    );
    const visitors = Array.from({ length: BUYERS }, () => vendure.visit());
    for (const visitor of visitors) await putInVendureCart(visitor, '1');
    const states = await Promise.all(
      visitors.map((visitor, at) =>
        placeVendureOrder(visitor, `${at}@exemplo.com.br`).catch(() => ''),
      ),
    );
    const settled = states.filter((state) => state === 'PaymentSettled');
    await ours.stop();
    await vendure.stop();
    return {
      columns: ['', 'paid orders for one unit'],
      rows: [
        ['Aro', String(paid.length)],
        ['Vendure', String(settled.length)],
      ],
    };
  },
};
