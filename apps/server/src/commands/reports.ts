import type { ListedReport, Staff } from '@arquiba/api/staff';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { openLog } from '../log.ts';
import { withPlace } from '../place/with-place.ts';
import { Refusal } from '../refusal.ts';
import type { Command } from './command.ts';
import { textTable } from './text-table.ts';

export const reports: Command = {
  name: 'reports',
  words: ['<ação>', '[número]'],
  summary: 'Mostra o que as pessoas denunciaram e encerra denúncias.',
  details: `Ações:
  list             as denúncias abertas, da mais antiga à mais nova, no máximo 1000
  close <número>   encerra uma denúncia

Pode ser usado com a Arquiba rodando.`,
  options: {},
  async run({ config, words }) {
    const action = readAction(words);
    const { log } = openLog('warn', 'stderr');
    const { openStaff } = await import('@arquiba/api/staff');
    await withPlace(config, { purpose: 'reports' }, async ({ pool, databaseUrl }) => {
      await migrate(pool, histories);
      const { redisUrl } = config;
      await action(await openStaff({ pool, databaseUrl, redisUrl, log }));
    });
  },
};

const MOST = 1000;
const HELP = 'veja: npm run arquiba -- reports --help';

function readAction([name = '', number]: string[]): (staff: Staff) => Promise<void> {
  if (name === 'list') {
    if (number !== undefined) throw new Refusal(`"${number}" sobra; ${HELP}`);
    return async (staff) => console.log(reportTable(await staff.reports(MOST)));
  }
  if (name !== 'close') throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
  if (!number || !/^\d{1,18}$/.test(number)) {
    throw new Refusal(`Falta o número da denúncia; ${HELP}`);
  }
  return async (staff) => {
    if (!(await staff.closeReport(number))) {
      throw new Refusal(`Não há denúncia aberta com o número ${number}.`);
    }
    console.log(`A denúncia ${number} está encerrada.`);
  };
}

const REASONS: Record<ListedReport['reason'], string> = {
  ...{ spam: 'spam', harassment: 'assédio', hate: 'ódio', violence: 'violência' },
  ...{ nudity: 'nudez', fraud: 'golpe', minor: 'criança em risco', other: 'outro' },
};

function reportTable(items: readonly ListedReport[]): string {
  if (items.length === 0) return 'Nenhuma denúncia aberta.';
  const rows = items.map(({ id, createdAt, address, reason, note }) => [
    ...[id, createdAt.toISOString().slice(0, 16).replace('T', ' '), address, REASONS[reason], note],
  ]);
  return textTable(['NÚMERO', 'FEITA EM', 'ENDEREÇO', 'MOTIVO', 'EXPLICAÇÃO'], rows);
}
