import type { BackOffice } from '@arquiba/api/back-office';
import { Refusal } from '../refusal.ts';
import type { Command } from './command.ts';
import { textTable } from './text-table.ts';
import { withBackOffice } from './with-back-office.ts';

export const reports: Command = {
  name: 'reports',
  words: ['<ação>', '[número]'],
  summary: 'Mostra o que as pessoas denunciaram e encerra denúncias.',
  details: `Ações:
  list             as denúncias abertas, da mais antiga à mais nova, no máximo 1000
  show <número>    as mensagens de uma conversa denunciada; as escolhidas têm um asterisco
  close <número>   encerra uma denúncia

Pode ser usado com a Arquiba rodando.`,
  options: {},
  async run({ config, words }) {
    const action = readAction(words);
    await withBackOffice(config, 'reports', ({ reports }) => action(reports));
  },
};

type Reports = BackOffice['reports'];
type ListedReport = Awaited<ReturnType<Reports['list']>>[number];

const MOST = 1000;
const HELP = 'veja: npm run arquiba -- reports --help';

function readAction([name = '', number]: string[]): (reports: Reports) => Promise<void> {
  if (name === 'list') {
    if (number !== undefined) throw new Refusal(`"${number}" sobra; ${HELP}`);
    return async (reports) => console.log(reportTable(await reports.list(MOST)));
  }
  if (name !== 'close' && name !== 'show')
    throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
  if (!number || !/^\d{1,18}$/.test(number)) {
    throw new Refusal(`Falta o número da denúncia; ${HELP}`);
  }
  if (name === 'show') {
    return async (reports) => console.log(messageTable(await reports.messages(number)));
  }
  return async (reports) => {
    if (!(await reports.close(number))) {
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

function messageTable(items: Awaited<ReturnType<Reports['messages']>>): string {
  if (items.length === 0) return 'A denúncia não é de uma conversa, ou não existe.';
  const rows = items.map(({ chosen, createdAt, sender, what, text, files }) => [
    ...[chosen ? '*' : '', createdAt.toISOString().slice(0, 16).replace('T', ' ')],
    ...[sender ?? '', what, text, files.map(({ path }) => path).join(' ')],
  ]);
  return textTable(['', 'ENVIADA EM', 'DE', 'O QUE É', 'TEXTO', 'ARQUIVOS'], rows);
}
