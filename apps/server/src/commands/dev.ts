import { openLog } from '../log.ts';
import type { Command } from './command.ts';

export const dev: Command = {
  name: 'dev',
  summary: 'Inicia a Arquiba para quem desenvolve: as páginas mudam enquanto são editadas.',
  async run({ config }) {
    const { log, flush } = openLog(config.logLevel, 'stdout');
    process.once('exit', flush);
    const { runProduct } = await import('../running/run-product.ts');
    await runProduct(config, { production: false, log });
  },
};
