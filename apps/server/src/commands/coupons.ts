import type { BackOffice } from '@arquiba/api/back-office';
import { Refusal } from '../refusal.ts';
import type { Command, CommandInput } from './command.ts';
import { readReais } from './read-reais.ts';
import { textTable } from './text-table.ts';
import { withBackOffice } from './with-back-office.ts';

export const coupons: Command = {
  name: 'coupons',
  words: ['<ação>', '[código]'],
  summary: 'Cria, mostra e encerra cupons da loja.',
  details: `Ações:
  list               os cupons, do mais novo ao mais antigo, no máximo 1000; sem os de quem assina as novidades
  create <código>    cria, com --percent, --amount ou --free-freight
  disable <código>   encerra; os pedidos que o usaram ficam como estão

Pode ser usado com a Arquiba rodando.`,
  options: {
    percent: { type: 'string', description: 'em create: quanto por cento, de 1 a 90' },
    amount: { type: 'string', description: 'em create: quanto em reais, abaixo de --minimum' },
    'free-freight': { type: 'boolean', description: 'em create: o frete mais barato sai de graça' },
    minimum: { type: 'string', description: 'em create: o mínimo da compra em reais' },
    until: { type: 'string', description: 'em create: o último dia, como 2026-12-31' },
    uses: { type: 'string', description: 'em create: quantas vezes ao todo' },
    'per-account': { type: 'string', description: 'em create: quantas vezes por conta' },
    'first-purchase': { type: 'boolean', description: 'em create: só na primeira compra da conta' },
  },
  async run({ config, words, options }) {
    const action = readAction(words, options);
    await withBackOffice(config, 'coupons', ({ coupons }) => action(coupons));
  },
};

type Options = CommandInput['options'];
type Coupons = BackOffice['coupons'];
type NewCoupon = Parameters<Coupons['create']>[0];

const HELP = 'veja: npm run arquiba -- coupons --help';

function readAction([name = '', word]: string[], options: Options) {
  if (name === 'list') {
    return async (coupons: Coupons) => console.log(couponTable(await coupons.list(1000)));
  }
  if (name !== 'create' && name !== 'disable') {
    throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
  }
  const code = word?.trim().toUpperCase() ?? '';
  if (!/^[A-Z0-9-]{3,30}$/.test(code)) {
    throw new Refusal(`O código tem de 3 a 30 letras, algarismos ou hífens; ${HELP}`);
  }
  if (name === 'disable') {
    return async (coupons: Coupons) => {
      if (!(await coupons.disable(code))) throw new Refusal(`Não há cupom ${code} em uso.`);
      console.log(`O cupom ${code} não vale mais.`);
    };
  }
  const coupon = readCoupon(code, options);
  return async (coupons: Coupons) => {
    if (!(await coupons.create(coupon))) throw new Refusal(`O cupom ${code} já existe.`);
    console.log(`O cupom ${code} vale a partir de agora.`);
  };
}

function readCoupon(code: string, options: Options): NewCoupon {
  const { percent, amount, minimum, until, uses } = options;
  const minimumCents = typeof minimum === 'string' ? readReais(minimum, 'minimum') : 0;
  const rest = {
    ...{ code, minimumCents, endsAt: readDay(until) },
    ...{
      maxUses: readCount(uses, 'uses'),
      perAccount: readCount(options['per-account'], 'per-account'),
      firstPurchase: options['first-purchase'] === true,
    },
  };
  if (
    [percent, amount, options['free-freight']].filter((each) => each !== undefined).length !== 1
  ) {
    throw new Refusal(`Escolha um de --percent, --amount e --free-freight; ${HELP}`);
  }
  if (typeof percent === 'string') {
    const basisPoints = Number(percent.replace(',', '.')) * 100;
    if (!Number.isInteger(basisPoints) || basisPoints < 100 || basisPoints > 9000) {
      throw new Refusal('--percent vai de 1 a 90.');
    }
    return { ...rest, kind: 'percentual', basisPoints, valueCents: null };
  }
  if (typeof amount === 'string') {
    const valueCents = readReais(amount, 'amount');
    if (valueCents === 0 || valueCents >= minimumCents) {
      throw new Refusal('--amount precisa ficar abaixo de --minimum, para sobrar o que pagar.');
    }
    return { ...rest, kind: 'valor', basisPoints: null, valueCents };
  }
  return { ...rest, kind: 'frete', basisPoints: null, valueCents: null };
}

function readDay(text: string | boolean | undefined): Date | null {
  if (text === undefined) return null;
  const end = new Date(`${text}T23:59:59.999-03:00`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(String(text)) || Number.isNaN(end.getTime())) {
    throw new Refusal('--until é um dia, como 2026-12-31.');
  }
  if (end <= new Date()) throw new Refusal('--until precisa ser um dia que ainda vem.');
  return end;
}

function readCount(text: string | boolean | undefined, option: string): number | null {
  if (text === undefined) return null;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 30_000) {
    throw new Refusal(`--${option} é um número a partir de 1.`);
  }
  return count;
}

function couponTable(items: Awaited<ReturnType<Coupons['list']>>): string {
  if (items.length === 0) return 'Nenhum cupom.';
  const rows = items.map(({ code, description, uses, maxUses, lastDay, disabledAt }) => [
    ...[code, description.replace('\u00a0', ' '), `${uses} de ${maxUses ?? '∞'}`],
    ...[lastDay ?? '-', disabledAt ? 'encerrado' : 'vale'],
  ]);
  return textTable(['CÓDIGO', 'DÁ', 'USOS', 'ATÉ', 'ESTADO'], rows);
}
