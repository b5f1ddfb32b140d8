import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeBackup } from '../backup/write-backup.ts';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { withPlace } from '../place/with-place.ts';
import { Refusal } from '../refusal.ts';
import { showProgress } from '../running/progress.ts';
import type { Command } from './command.ts';

export const backup: Command = {
  name: 'backup',
  words: ['<arquivo>'],
  summary: 'Grava tudo, banco e mídias, em um arquivo .tar.gz.',
  details: `Pode ser feito com a Arquiba rodando: o arquivo mostra um só momento. Ele contém dados pessoais
e só o dono pode lê-lo; guarde-o bem.`,
  async run({ config, words: [file = ''] }) {
    const path = fromCaller(file);
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (exists) throw new Refusal(`O arquivo ${path} já existe; escolha outro nome.`);
    await withPlace(config, { purpose: 'backup' }, async (place) => {
      await migrate(place.pool, histories);
      const progress = showProgress('Gravando o backup');
      const { rows, files } = await writeBackup(place, path, progress.update).catch(explain);
      progress.done();
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      console.log(`Backup em ${path}: ${total} linhas e ${files} mídias.`);
      if (config.s3) {
        console.log(`As mídias do bucket "${config.s3.bucket}" não estão nele: guarde-as à parte.`);
      }
    });
  },
};

/** npm runs us in the project's folder; the path is relative to the caller's. */
export function fromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

function explain(error: NodeJS.ErrnoException): never {
  const reasons: Record<string, string> = {
    ENOENT: 'a pasta não existe',
    ENOTDIR: 'a pasta não existe',
    EACCES: 'falta permissão para escrever',
    EROFS: 'o disco é só de leitura',
    ENOSPC: 'o disco está cheio',
  };
  const reason = reasons[error.code ?? ''];
  if (!reason) throw error;
  throw new Refusal(`O backup não pôde ser gravado: ${reason}.`, { cause: error });
}
