import type { BackOffice } from '@arquiba/api/back-office';
import { Refusal } from '../refusal.ts';
import type { Command } from './command.ts';
import { textTable } from './text-table.ts';
import { withBackOffice } from './with-back-office.ts';

export const questions: Command = {
  name: 'questions',
  words: ['<ação>', '[número]', '[resposta]'],
  summary: 'Mostra as perguntas sobre óculos e responde.',
  details: `Ações:
  list                         as que esperam resposta, da mais antiga à mais nova, no máximo 200
  answer <número> <resposta>   responde: vai para a página e para o e-mail de quem perguntou

Pode ser usado com a Arquiba rodando.`,
  options: {},
  async run({ config, words }) {
    const action = readAction(words);
    await withBackOffice(config, 'questions', ({ questions }) => action(questions));
  },
};

type Questions = BackOffice['questions'];

const HELP = 'veja: npm run arquiba -- questions --help';
const MOST = 200;
const ANSWER_MAX_CHARACTERS = 2000;

function readAction([name = '', number = '', ...words]: string[]) {
  if (name === 'list') return list;
  if (name !== 'answer') throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
  if (!/^\d{1,18}$/.test(number)) throw new Refusal(`Falta o número da pergunta; ${HELP}`);
  const answer = words.join(' ').trim();
  if (answer === '') throw new Refusal(`Falta a resposta; ${HELP}`);
  if (answer.length > ANSWER_MAX_CHARACTERS) {
    throw new Refusal(`A resposta passa de ${ANSWER_MAX_CHARACTERS} caracteres.`);
  }
  return async (questions: Questions) => {
    if (!(await questions.answer(number, answer))) {
      throw new Refusal(`Não há pergunta com o número ${number}.`);
    }
    console.log(`A pergunta ${number} está respondida.`);
  };
}

async function list(questions: Questions): Promise<void> {
  const items = await questions.list(MOST);
  if (items.length === 0) return console.log('Nenhuma pergunta espera resposta.');
  const rows = items.map(({ id, createdAt, title, text }) => [
    ...[id, createdAt.toISOString().slice(0, 10), title, text],
  ]);
  console.log(textTable(['NÚMERO', 'FEITA EM', 'ÓCULOS', 'PERGUNTA'], rows));
}
