import { openLog } from '../log.ts';
import type { Command } from './command.ts';

export const media: Command = {
  name: 'media',
  summary: 'Inicia só o serviço de mídia, ao lado de uma Arquiba com MEDIA_PROCESS=separate.',
  details: `Atende em MEDIA_PORT e faz os trabalhos da mídia. Usa o mesmo banco (DATABASE_URL, ou o embutido de
uma Arquiba que rode na mesma DATA_DIR) e as mesmas mídias (DATA_DIR, ou S3_*). Pode haver
vários processos assim. Ctrl-C encerra em ordem: o que está sendo enviado termina antes.`,
  async run({ config }) {
    const { log, flush } = openLog(config.logLevel, 'stdout');
    process.once('exit', flush);
    const { runMedia } = await import('../running/run-media.ts');
    await runMedia(config, log);
  },
};
