import { readBackup } from '../backup/read-backup.ts';
import { withPlace } from '../place/with-place.ts';
import { showProgress } from '../running/progress.ts';
import { fromCaller } from './backup.ts';
import type { Command } from './command.ts';

export const restore: Command = {
  name: 'restore',
  words: ['<arquivo>'],
  summary: 'Traz de volta um backup, em um lugar vazio.',
  details: `A pasta de dados (e o banco, com DATABASE_URL) precisa estar sem contas e sem mídias, e a
Arquiba parada. Depois, npm start mostra tudo como estava.`,
  async run({ config, words: [file = ''] }) {
    await withPlace(config, { purpose: 'restore', alone: true }, async (place) => {
      const progress = showProgress('Restaurando o backup');
      const { rows, files } = await readBackup(place, fromCaller(file), progress.update);
      progress.done();
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      console.log(`Restaurado: ${total} linhas e ${files} mídias.`);
    });
  },
};
