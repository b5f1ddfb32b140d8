import type { Buying } from './buying.ts';
import type { ShopModel } from './shop-model.ts';

/** The only lenses that anybody buys in the model; the second are made by a prescription. */
export const MADE = 'visao-simples,1.56';
export const LENSES = ['solar,1.50', MADE] as const;

interface Priced {
  shop: Buying;
  model: ShopModel;
  draw(most: number): number;
}

/** Orders that are placed keep the price that they were placed at. */
export async function repriceLenses({ shop, model, draw }: Priced): Promise<void> {
  for (const code of LENSES) {
    const cents = 1000 + draw(30_000);
    const [kind, index] = code.split(',');
    await shop.app.pool.query('UPDATE lens SET price_cents = $3 WHERE kind = $1 AND index = $2', [
      ...[kind, index, cents],
    ]);
    model.lensPrices.set(code, cents);
  }
}
