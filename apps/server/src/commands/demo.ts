import { codeOf } from '@arquiba/api/second-factors/public/code-of';
import { signIns } from '@arquiba/demo/content/sign-ins';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { openLog } from '../log.ts';
import { readSecretKey } from '../place/secret-key.ts';
import { withPlace } from '../place/with-place.ts';
import { Refusal } from '../refusal.ts';
import { addressesOf } from '../running/addresses.ts';
import { openPayments } from '../running/open-payments.ts';
import type { Command } from './command.ts';

export const demo: Command = {
  name: 'demo',
  summary: 'Preenche um lugar vazio com o mundo de demonstração.',
  details: `Onde já há contas, nada muda. Com --reset o banco e as mídias são apagados antes; isso exige
--yes e a Arquiba parada.`,
  options: {
    reset: { type: 'boolean', description: 'apaga tudo o que existe e preenche de novo' },
    yes: { type: 'boolean', description: 'confirma que tudo pode ser apagado' },
    code: {
      type: 'boolean',
      description: 'só mostra o código com que a conta da loja entra agora',
    },
  },
  async run({ config, options: { reset, yes, code } }) {
    if (code) return console.log(await codeOf(signIns.shop.secret));
    if (reset && !yes) {
      throw new Refusal('demo --reset apaga todas as contas e mídias; confirme com --yes.');
    }
    const { log } = openLog('warn', 'stderr');
    const world = await import('../running/demo-world.ts');
    await withPlace(config, { purpose: 'demo', alone: reset === true }, async (found) => {
      const secretKey = await readSecretKey(config.secretKey, found.dataFolder);
      const { s3 } = config;
      const addresses = addressesOf(config, config);
      const place = { ...found, s3, secretKey, addresses, log };
      await migrate(place.pool, histories);
      await world.holdDemoWorld(place.pool, async () => {
        const torn = (await world.readDemoState(place.pool)) === 'torn';
        if (reset || (torn && place.alone)) await world.startOver(place);
        if ((await world.readDemoState(place.pool)) !== 'empty') {
          throw new Refusal(
            'Este lugar já tem contas, e nada foi mudado; para apagar tudo e recomeçar: npm run arquiba -- demo --reset --yes',
          );
        }
        const payments = await openPayments({ ...place, config, ports: config });
        try {
          const filled = { ...place, payments: payments.settings };
          await world.fillPlace(filled, { alone: place.alone });
        } finally {
          await payments.close();
        }
      });
    });
  },
};
