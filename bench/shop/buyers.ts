import { startTestGateway } from '@arquiba/testing/test-gateway';
import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import { growGraph, READERS, readerCookies, SMALL } from '../social/graph.ts';
import { type Asked, startMeasured } from '../social/timed-load.ts';
import type { World } from '../world.ts';

/** People with an address, who can buy. */
export async function addBuyers(world: World): Promise<void> {
  await growGraph(world, SMALL);
  const pool = openWorkPool(world.databaseUrl);
  await pool.query(
    `INSERT INTO address (id, account_id, type, title, road, number, complement, district, city, uf, cep, reference, is_default, created_at)
     SELECT n, n, 'Residencial', '', 'Rua Nove', 71, '', 'Centro', 'São Paulo', 'SP', '01310100', '', true, now()
     FROM generate_series(1, ${READERS}) n`,
  );
  await pool.end();
}

/** The shop of a checkout, with a gateway in this process, which stands for an external company. */
export async function openOurShop(world: World, checkout?: string) {
  const pool = openWorkPool(world.databaseUrl);
  const clock = { now: () => new Date() };
  const gateway = await startTestGateway({ clock, siteUrl: 'http://localhost:3000' });
  const PAYMENTS = JSON.stringify(gateway.settings);
  const server = await startMeasured(world, 'product.ts', { PAYMENTS }, checkout);
  const ask = async <T>(buyer: number, asked: Asked): Promise<T> =>
    JSON.parse(await server.ask({ ...asked, cookie: readerCookies[buyer % READERS] ?? '' }));
  const put = (buyer: number, variantId: string) =>
    ask(buyer, { path: '/api/cart/lines', method: 'POST', body: { variantId } });
  const putAsVisitor = (variantId: string) =>
    server.ask({ path: '/api/cart/lines', method: 'POST', body: { variantId } });
  const place = async (buyer: number, cardToken: string) => {
    const addressId = String(1 + (buyer % READERS));
    const path = `/api/checkout?addressId=${addressId}&service=economica`;
    const { freight, goods, payments } = await ask<Checkout>(buyer, { path });
    const body = {
      ...{ addressId, service: 'economica', method: 'cartao', accepted: true, cardToken },
      freightQuoteId: freight.id,
      expectedGoods: goods,
      expectedTotal: payments.find(({ method }) => method === 'cartao')?.total,
    };
    return ask<{ status: string }>(buyer, { path: '/api/orders', method: 'POST', body });
  };
  return {
    ...{ pool, put, putAsVisitor, place, ask: server.ask, cpu: server.cpu, memory: server.memory },
    token: () => gateway.token(),
    async stop() {
      await server.stop();
      await gateway.close();
      await pool.end();
    },
  };
}

interface Checkout {
  freight: { id: string };
  goods: string;
  payments: { method: string; total: number }[];
}
