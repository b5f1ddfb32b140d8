import type { ShopDesk } from '@arquiba/api/shop-desk';
import { ApiError } from '@arquiba/contract/errors';
import type { Config } from '../config.ts';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { openLog } from '../log.ts';
import { withPlace } from '../place/with-place.ts';
import { Refusal } from '../refusal.ts';

/** Does something with orders or coupons on the database of the place, running or not. */
export async function withShopDesk(
  config: Config,
  purpose: 'orders' | 'coupons',
  action: (desk: ShopDesk) => Promise<void>,
): Promise<void> {
  const { log } = openLog('warn', 'stderr');
  const { openShopDesk } = await import('@arquiba/api/shop-desk');
  const { redisUrl, port } = config;
  const publicUrl = new URL(config.publicUrl ?? `http://localhost:${port}`);
  await withPlace(config, { purpose }, async ({ pool, databaseUrl }) => {
    await migrate(pool, histories);
    const desk = await openShopDesk({ pool, databaseUrl, redisUrl, publicUrl, log });
    await action(desk).catch((error: unknown) => {
      throw error instanceof ApiError ? new Refusal(error.message) : error;
    });
  });
}

/** '129,90' or '129.90' as cents; refuses anything else. */
export function readReais(text: string, option: string): number {
  const match = /^(\d{1,6})(?:[.,](\d{2}))?$/.exec(text);
  if (!match) throw new Refusal(`--${option} é um valor em reais, como 129,90.`);
  return Number(match[1]) * 100 + Number(match[2] ?? 0);
}
