import type { BackOffice } from '@arquiba/api/back-office';
import { Refusal } from '../refusal.ts';
import type { Command } from './command.ts';
import { textTable } from './text-table.ts';
import { withBackOffice } from './with-back-office.ts';

export const search: Command = {
  name: 'search',
  words: ['<ação>', '[palavra]', '[quer dizer]'],
  summary: 'Mostra e muda as palavras que a busca da loja entende.',
  details: `Ações:
  list                          as palavras e o que cada uma quer dizer
  set <palavra> <quer dizer>    uma ou mais palavras separadas por vírgula, como natacao,praia
  remove <palavra>              a busca deixa de entender a palavra

Acentos, maiúsculas e plural não importam. O que a palavra quer dizer é o que a armação já tem: título, linha, cor,
material, formato, público, categoria ou esporte.
Pode ser usado com a Arquiba rodando.`,
  options: {},
  async run({ config, words }) {
    const action = readAction(words);
    await withBackOffice(config, 'search', ({ search }) => action(search));
  },
};

type Search = BackOffice['search'];

const HELP = 'veja: npm run arquiba -- search --help';
const MOST_MEANINGS = 8;

function readAction([name = '', word = '', meanings = '']: string[]) {
  if (name === 'list') return list;
  if (word === '' || (name === 'set' && meanings === ''))
    throw new Refusal(`Falta uma palavra; ${HELP}`);
  if (name === 'set') return (search: Search) => set(search, word, meanings.split(','));
  if (name === 'remove') return (search: Search) => remove(search, word);
  throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
}

async function list(search: Search): Promise<void> {
  const rows = await search.list();
  console.log(
    textTable(
      ['PALAVRA', 'QUER DIZER'],
      rows.map(({ word, means }) => [word, means.join(', ')]),
    ),
  );
}

async function set(search: Search, word: string, meanings: string[]): Promise<void> {
  if (meanings.length > MOST_MEANINGS) {
    throw new Refusal(`Uma palavra quer dizer até ${MOST_MEANINGS} outras.`);
  }
  const stored = await search.set(word, meanings);
  if (!stored) throw new Refusal('Escreva palavras de 2 a 30 letras, sem espaço.');
  console.log(`"${stored.word}" agora quer dizer ${stored.means.join(', ')}.`);
}

async function remove(search: Search, word: string): Promise<void> {
  if (!(await search.remove(word))) throw new Refusal(`A busca não conhece "${word}".`);
  console.log(`A busca não entende mais "${word}".`);
}
