import { join } from 'node:path';
import { QUICK_COST, setPasswordCost } from '@arquiba/api/accounts/public/password';
import { createApi } from '@arquiba/api/app';
import { importSecondFactor } from '@arquiba/api/second-factors/public/import-second-factor';
import { type FillOptions, fillDemo, type TestCard } from '@arquiba/demo/fill';
import { createMedia } from '@arquiba/media/app';
import { openWorkPool } from '../database/pool.ts';
import { openLog } from '../log.ts';
import { mediaFolderOf } from '../place/empty-place.ts';
import type { FillOrder } from './demo-world.ts';
import { refuseStorage } from './serving.ts';

export async function fillWorld(order: FillOrder, show: (line: string) => void): Promise<void> {
  const { databaseUrl, dataFolder, secretKey, payments } = order;
  const { publicUrl, mediaUrl } = order.addresses;
  const { log, flush } = openLog(order.logLevel, 'stdout');
  process.once('exit', flush);
  // Safe: these passwords are either published or have 144 random bits.
  setPasswordCost(QUICK_COST);
  // Nothing must be durable before all of it is: the row that marks it complete is written last.
  const pool = openWorkPool(databaseUrl, {
    onConnect: (client) => client.query('SET synchronous_commit = off'),
  });
  const media = await createMedia({
    ...{ pool, log, s3: order.s3, folder: mediaFolderOf(dataFolder) },
    ...{ publicUrl: mediaUrl, siteUrl: publicUrl },
  }).catch(refuseStorage);
  const mail = { folder: join(dataFolder, 'mail') };
  const api = await createApi({
    ...{ pool, databaseUrl, media: media.port, log, publicUrl, mail, secretKey, payments },
  });
  try {
    await fillDemo({
      callAs: api.callAs,
      backOffice: api.backOffice,
      giveSecondFactor: (accountId, secret) => importSecondFactor(api.services, accountId, secret),
      newCard: cardMaker(order),
      media: media.port,
      now: new Date(),
      progress: (step, done, total) => show(`${step}: ${done} de ${total}`),
    });
  } finally {
    await api.stop();
    await media.stop();
    await pool.end();
  }
}

/** Card numbers that the offline gateway knows. */
const CARD_NUMBERS: Record<TestCard, string> = {
  approved: '4111111111111111',
  'in-review': '4000000000000259',
};

/** A test card of the offline gateway, created as a page does; real providers get none. */
function cardMaker({ payments, addresses }: FillOrder): FillOptions['newCard'] {
  if (payments?.provider !== 'offline') return undefined;
  return async (card) => {
    const answer = await fetch(new URL('/v1/card_tokens', payments.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: new URL(addresses.publicUrl).origin,
      },
      body: JSON.stringify({
        ...{ card_number: CARD_NUMBERS[card], expiration_month: 12, expiration_year: 2039 },
        ...{ security_code: '123', cardholder: { name: 'DEMONSTRACAO' } },
      }),
    });
    if (!answer.ok) throw new Error(`The offline gateway took no card: ${answer.status}`);
    return ((await answer.json()) as { id: string }).id;
  };
}
