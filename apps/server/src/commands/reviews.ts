import type { BackOffice } from '@arquiba/api/back-office';
import { Refusal } from '../refusal.ts';
import type { Command } from './command.ts';
import { textTable } from './text-table.ts';
import { withBackOffice } from './with-back-office.ts';

export const reviews: Command = {
  name: 'reviews',
  words: ['<ação>', '[número]'],
  summary: 'Mostra as avaliações dos óculos; esconde as que ofendem.',
  details: `Ações:
  list            as avaliações, da mais nova à mais antiga, no máximo 200
  hide <número>   esconde: sai da página e da nota
  show <número>   mostra de novo

Pode ser usado com a Arquiba rodando.`,
  options: {},
  async run({ config, words }) {
    const action = readAction(words);
    await withBackOffice(config, 'reviews', ({ reviews }) => action(reviews));
  },
};

type Reviews = BackOffice['reviews'];

const HELP = 'veja: npm run arquiba -- reviews --help';
const MOST = 200;

function readAction([name = '', number = '']: string[]): (reviews: Reviews) => Promise<void> {
  if (name === 'list') return list;
  if (name !== 'hide' && name !== 'show') throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
  if (!/^\d{1,18}$/.test(number)) throw new Refusal(`Falta o número da avaliação; ${HELP}`);
  return async (reviews) => {
    const done = await (name === 'hide' ? reviews.hide(number) : reviews.show(number));
    if (!done) throw new Refusal(`Não há avaliação com o número ${number}.`);
    console.log(`A avaliação ${number} está ${name === 'hide' ? 'escondida' : 'à mostra'}.`);
  };
}

async function list(reviews: Reviews): Promise<void> {
  const items = await reviews.list(MOST);
  if (items.length === 0) return console.log('Nenhuma avaliação ainda.');
  const rows = items.map(({ id, createdAt, title, rating, photos, hiddenAt, text }) => [
    ...[id, createdAt.toISOString().slice(0, 10), title, String(rating), String(photos.length)],
    ...[hiddenAt ? 'escondida' : '', text.slice(0, 100)],
  ]);
  console.log(textTable(['NÚMERO', 'FEITA EM', 'ÓCULOS', 'NOTA', 'FOTOS', '', 'TEXTO'], rows));
}
