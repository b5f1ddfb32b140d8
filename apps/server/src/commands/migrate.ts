import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { withPlace } from '../place/with-place.ts';
import type { Command } from './command.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Aplica as migrações que faltam ao banco.',
  async run({ config }) {
    await withPlace(config, { purpose: 'migrate' }, async ({ pool }) => {
      const applied = await migrate(pool, histories);
      for (const file of applied) console.log(`Aplicada: ${file}`);
      if (applied.length === 0) console.log('O banco já está em dia.');
    });
  },
};
