import type { BackOffice } from '@arquiba/api/back-office';
import { lensIndices, lensKinds, lensTreatments } from '@arquiba/contract/lenses';
import { Refusal } from '../refusal.ts';
import type { Command, CommandInput } from './command.ts';
import { reais } from './order-table.ts';
import { readReais } from './read-reais.ts';
import { textTable } from './text-table.ts';
import { withBackOffice } from './with-back-office.ts';

export const lenses: Command = {
  name: 'lenses',
  words: ['<ação>', '[o quê]', '[mais]'],
  summary: 'Mostra as lentes da loja; muda preços, prazos e o que cada linha leva.',
  details: `Ações:
  list                          lentes, tratamentos e as linhas que não levam todas
  set <tipo> <índice>           muda uma lente, como solar 1.56
  set <tratamento>              muda um tratamento, como antirreflexo
  line <linha> <tipos>          o que as armações da linha levam, como "Corrida" sem-grau,solar;
                                "todas" para todas, "nenhuma" para nenhuma

Tipos: ${lensKinds.join(', ')}.
Índices: ${lensIndices.join(', ')}.
Tratamentos: ${lensTreatments.join(', ')}.
Os carrinhos mostram o que mudou; os pedidos ficam como foram feitos.
Pode ser usado com a Arquiba rodando.`,
  options: {
    price: { type: 'string', description: 'em set: o preço em reais, como 1.234,56' },
    days: { type: 'string', description: 'em set: os dias úteis do laboratório, de 0 a 60' },
    offer: { type: 'string', description: 'em set: "sim" para oferecer, "nao" para parar' },
  },
  async run({ config, words, options }) {
    const action = readAction(words, options);
    await withBackOffice(config, 'lenses', ({ lenses }) => action(lenses));
  },
};

type Options = CommandInput['options'];
type Lenses = BackOffice['lenses'];

const HELP = 'veja: npm run arquiba -- lenses --help';
const MOST_CENTS = 10_000_00;
const MOST_DAYS = 60;

function readAction([name = '', ...rest]: string[], options: Options) {
  if (name === 'list') return async (lenses: Lenses) => console.log(table(await lenses.list()));
  if (name === 'set') return readSet(rest, readChanges(options));
  if (name === 'line') return readLine(rest);
  throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
}

function readSet([what, second]: string[], changes: ReturnType<typeof readChanges>) {
  const treatment = lensTreatments.find((each) => each === what);
  const kind = lensKinds.find((each) => each === what);
  const index = lensIndices.find((each) => each === second);
  if (treatment) {
    return async (lenses: Lenses) => {
      await lenses.changeTreatment(treatment, changes);
      console.log(`${treatment} mudou.`);
    };
  }
  if (!kind || !index) throw new Refusal(`Diga uma lente ou um tratamento; ${HELP}`);
  return async (lenses: Lenses) => {
    const done = await lenses.change(kind, index, changes);
    if (!done) throw new Refusal(`A loja não tem a lente ${kind} ${index}.`);
    console.log(`${kind} ${index} mudou.`);
  };
}

function readChanges({ price, days, offer }: Options): Parameters<Lenses['change']>[2] {
  const changes = {
    ...(typeof price === 'string' && { priceCents: readReais(price, 'price') }),
    ...(typeof days === 'string' && { businessDays: readDays(days) }),
    ...(typeof offer === 'string' && { offered: readYes(offer) }),
  };
  if (Object.keys(changes).length === 0) {
    throw new Refusal(`Diga o que muda: --price, --days ou --offer; ${HELP}`);
  }
  if ((changes.priceCents ?? 0) > MOST_CENTS) {
    throw new Refusal(`--price vai até ${reais(MOST_CENTS)}.`);
  }
  return changes;
}

function readDays(text: string): number {
  const days = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (!(days <= MOST_DAYS)) throw new Refusal(`--days vai de 0 a ${MOST_DAYS}.`);
  return days;
}

function readYes(text: string): boolean {
  if (text !== 'sim' && text !== 'nao') throw new Refusal('--offer é "sim" ou "nao".');
  return text === 'sim';
}

function readLine([line = '', written = '']: string[]) {
  const kinds = lensKinds.filter((kind) => written.split(',').includes(kind));
  const isKnown = written === 'nenhuma' || kinds.length === written.split(',').length;
  if (line === '' || (written !== 'todas' && !isKnown)) {
    throw new Refusal(`Diga a linha e os tipos; ${HELP}`);
  }
  return async (lenses: Lenses) => {
    await lenses.setLine(line, written === 'todas' ? null : kinds);
    console.log(`A linha "${line}" leva ${written}.`);
  };
}

function table({ lenses, treatments, lines }: Awaited<ReturnType<Lenses['list']>>): string {
  const terms = (row: { priceCents: number; businessDays: number; offered: boolean }) => [
    ...[reais(row.priceCents), String(row.businessDays)],
    row.offered ? 'sim' : 'não',
  ];
  const heads = ['PREÇO', 'DIAS ÚTEIS', 'OFERECIDA'];
  return [
    textTable(
      ['LENTE', 'ÍNDICE', ...heads],
      lenses.map((row) => [row.kind, row.index, ...terms(row)]),
    ),
    textTable(
      ['TRATAMENTO', 'PARA', ...heads],
      treatments.map((row) => [row.treatment, row.kinds.join(), ...terms(row)]),
    ),
    textTable(
      ['LINHA', 'LEVA SÓ'],
      lines.map(({ line, kinds }) => [line, kinds.join() || 'nenhuma']),
    ),
  ].join('\n\n');
}
