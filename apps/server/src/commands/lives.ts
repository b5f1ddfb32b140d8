import type { BackOffice } from '@arquiba/api/back-office';
import { Refusal } from '../refusal.ts';
import type { Command } from './command.ts';
import { textTable } from './text-table.ts';
import { withBackOffice } from './with-back-office.ts';

export const lives: Command = {
  name: 'lives',
  words: ['<ação>', '[número]'],
  summary: 'Mostra as lives no ar, encerra uma, e liga, desliga ou limita todas.',
  details: `Ações:
  list            as lives no ar, e o que está configurado
  end <número>    encerra uma live; a gravação fica escondida
  on              permite lives
  off             não permite novas lives; as que estão no ar continuam
  most <número>   quantas podem estar no ar ao mesmo tempo em cada processo

Pode ser usado com a Arquiba rodando.`,
  options: {},
  async run({ config, words }) {
    const action = readAction(words);
    await withBackOffice(config, 'lives', ({ lives }) => action(lives));
  },
};

type Lives = BackOffice['lives'];

const HELP = 'veja: npm run arquiba -- lives --help';
const MOST = 1000;

function readAction([name = '', number]: string[]): (lives: Lives) => Promise<void> {
  if (name === 'end' || name === 'most') return withNumber(name, number);
  if (!['list', 'on', 'off'].includes(name)) {
    throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
  }
  if (number !== undefined) throw new Refusal(`"${number}" sobra; ${HELP}`);
  if (name === 'list') return show;
  return async (lives) => {
    await lives.set({ enabled: name === 'on' });
    console.log(name === 'on' ? 'As lives estão ligadas.' : 'As lives estão desligadas.');
  };
}

function withNumber(name: 'end' | 'most', number: string | undefined) {
  if (!number || !/^\d{1,18}$/.test(number)) throw new Refusal(`Falta o número; ${HELP}`);
  if (name === 'end') {
    return async (lives: Lives) => {
      if (!(await lives.end(number))) {
        throw new Refusal(`Não há live no ar com o número ${number}.`);
      }
      console.log(`A live ${number} está encerrada.`);
    };
  }
  const most = Number(number);
  if (most < 1 || most > MOST) throw new Refusal(`O número vai de 1 a ${MOST}; ${HELP}`);
  return async (lives: Lives) => {
    await lives.set({ most });
    console.log(`Podem estar no ar ao mesmo tempo: ${most}.`);
  };
}

async function show(lives: Lives): Promise<void> {
  const [items, { enabled, most }] = [await lives.list(), await lives.settings()];
  console.log(`Lives ${enabled ? 'ligadas' : 'desligadas'}; no máximo ${most} ao mesmo tempo.`);
  if (items.length === 0) return console.log('Nenhuma live no ar.');
  const rows = items.map(({ id, username, title, startedAt }) => [
    ...[id, startedAt?.toISOString().slice(0, 16).replace('T', ' ') ?? '', `@${username}`, title],
  ]);
  console.log(textTable(['NÚMERO', 'COMEÇOU EM', 'DE', 'TÍTULO'], rows));
}
