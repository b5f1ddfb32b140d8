import { openLog } from '../log.ts';
import type { Command } from './command.ts';

export const start: Command = {
  name: 'start',
  summary: 'Inicia a Arquiba.',
  details: `Constrói o site se algo mudou, inicia o banco embutido (ou usa DATABASE_URL), aplica as
migrações, preenche um banco vazio com o mundo de demonstração (DEMO=0 desliga isso) e
atende em PORT e MEDIA_PORT. Ctrl-C encerra tudo em ordem.`,
  async run({ config }) {
    const { log, flush } = openLog(config.logLevel, 'stdout');
    process.once('exit', flush);
    const { runProduct } = await import('../running/run-product.ts');
    await runProduct(config, { production: true, log });
  },
};
