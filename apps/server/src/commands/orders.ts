import type { BackOffice } from '@arquiba/api/back-office';
import { orderStates } from '@arquiba/contract/order-views';
import { Refusal } from '../refusal.ts';
import type { Command, CommandInput } from './command.ts';
import { orderPage, orderTable, reais, stoppedTable } from './order-table.ts';
import { readReais } from './read-reais.ts';
import { withBackOffice } from './with-back-office.ts';

export const orders: Command = {
  name: 'orders',
  words: ['<ação>', '[número]'],
  summary: 'Mostra os pedidos da loja e os leva adiante.',
  details: `Ações:
  list                      os pedidos, do mais novo ao mais antigo
  show <número>             um pedido inteiro
  prepare <número>          vai para a separação
  ship <número>             foi enviado, com --carrier e --code
  deliver <número>          foi entregue
  refund <número>           devolve dinheiro: --amount, ou tudo o que resta
  refunds                   os reembolsos que o provedor recusou até pararem
  retry-refund <número>     tenta de novo os reembolsos parados de um pedido
  post-return <número>      a devolução foi postada
  move-return <número>      a devolução está a caminho
  receive-return <número>   a devolução chegou à loja
  check-return <número>     a devolução foi conferida; o dinheiro volta, ou a troca pode sair
  refuse-return <número>    o que chegou não serve, com --reason; volta com --carrier e --code
  send-exchange <número>    a troca foi enviada, com --carrier e --code
  cancel <número>           cancela o que ainda não foi enviado; o dinheiro volta

Pode ser usado com a Arquiba rodando; é ela que manda e-mails e dinheiro.`,
  options: {
    status: { type: 'string', description: `em list: ${orderStates.join(', ')}` },
    limit: { type: 'string', description: 'em list: quantos mostrar, de 1 a 1000 (sem ela, 50)' },
    carrier: { type: 'string', description: 'em ship: quem leva, como Correios' },
    reason: { type: 'string', description: 'em refuse-return: por quê, para quem comprou' },
    code: {
      type: 'string',
      description:
        'em ship: o código de rastreamento; nas devoluções: o de postagem, se há mais de uma',
    },
    url: { type: 'string', description: 'em ship: o endereço do rastreamento' },
    invoice: { type: 'string', description: 'em ship: os 44 algarismos da nota fiscal' },
    'invoice-url': { type: 'string', description: 'em ship: o endereço da nota fiscal' },
    amount: { type: 'string', description: 'em refund: quanto devolver, como 129,90' },
  },
  async run({ config, words, options }) {
    const action = readAction(words, options);
    await withBackOffice(config, 'orders', ({ orders }) => action(orders));
  },
};

type Options = CommandInput['options'];
type Orders = BackOffice['orders'];
type Action = (orders: Orders) => Promise<void>;

const MOST_REFUNDS = 200;
const HELP = 'veja: npm run arquiba -- orders --help';

function readAction([name = '', word]: string[], options: Options): Action {
  if (name === 'list') return listing(options);
  if (name === 'refunds') {
    return async (orders) => console.log(stoppedTable(await orders.stoppedRefunds(MOST_REFUNDS)));
  }
  const action = ofOne[name];
  if (!action || !Object.hasOwn(ofOne, name)) {
    throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
  }
  const number = word?.trim().toUpperCase();
  if (!number) throw new Refusal(`Falta o número do pedido; ${HELP}`);
  const run = action(number, options);
  return async (orders) => console.log(await run(orders));
}

function listing({ status, limit = '50' }: Options): Action {
  const wanted = orderStates.find((each) => each === status) ?? null;
  if (status !== undefined && !wanted)
    throw new Refusal(`O estado "${status}" não existe; ${HELP}`);
  const shown = Number(limit);
  if (!Number.isInteger(shown) || shown < 1 || shown > 1000) {
    throw new Refusal('--limit vai de 1 a 1000.');
  }
  return async (orders) =>
    console.log(orderTable(await orders.list({ status: wanted, limit: shown })));
}

const ofOne: Record<
  string,
  (number: string, options: Options) => (orders: Orders) => Promise<string>
> = {
  show: (number) => async (orders) => {
    const whole = await orders.show(number);
    if (!whole) throw new Refusal(`Não há pedido com o número ${number}.`);
    return orderPage(whole);
  },
  prepare: (number) => async (orders) => {
    await orders.prepare(number);
    return `O pedido ${number} está em separação.`;
  },
  ship(number, options) {
    const dispatch = readDispatch(options);
    return async (orders) => {
      await orders.ship(number, dispatch);
      return `O pedido ${number} foi enviado.`;
    };
  },
  deliver: (number) => async (orders) => {
    await orders.deliver(number);
    return `O pedido ${number} foi entregue.`;
  },
  refund(number, { amount }) {
    const cents = typeof amount === 'string' ? readReais(amount, 'amount') : null;
    return async (orders) => `${reais(await orders.refund(number, cents))} a caminho de volta.`;
  },
  'retry-refund': (number) => async (orders) => {
    const begun = await orders.retryRefunds(number);
    return `Reembolsos do pedido ${number} tentados de novo: ${begun}.`;
  },
  'post-return':
    (number, { code }) =>
    async (orders) => {
      await orders.postReturn({ number, code: readCode(code) });
      return `A devolução do pedido ${number} foi postada.`;
    },
  'move-return':
    (number, { code }) =>
    async (orders) => {
      await orders.moveReturn({ number, code: readCode(code) });
      return `A devolução do pedido ${number} está a caminho.`;
    },
  'receive-return':
    (number, { code }) =>
    async (orders) => {
      await orders.receiveReturn({ number, code: readCode(code) });
      return `A devolução do pedido ${number} chegou; confira e use check-return.`;
    },
  'check-return':
    (number, { code }) =>
    async (orders) => {
      await orders.checkReturn({ number, code: readCode(code) });
      return `A devolução do pedido ${number} foi conferida.`;
    },
  'refuse-return'(number, { reason, carrier, code }) {
    if (typeof reason !== 'string' || typeof carrier !== 'string' || typeof code !== 'string') {
      throw new Refusal(`refuse-return precisa de --reason, --carrier e --code; ${HELP}`);
    }
    if (reason.trim() === '' || reason.length > 500) {
      throw new Refusal('--reason tem de 1 a 500 caracteres.');
    }
    const sent = { carrier, trackingCode: code };
    return async (orders) => {
      await orders.refuseReturn({ number, code: null, reason: reason.trim(), ...sent });
      return `A devolução do pedido ${number} foi recusada.`;
    };
  },
  'send-exchange'(number, { carrier, code }) {
    if (typeof carrier !== 'string' || typeof code !== 'string') {
      throw new Refusal(`send-exchange precisa de --carrier e --code; ${HELP}`);
    }
    return async (orders) => {
      await orders.sendExchange(number, { carrier, trackingCode: code });
      return `A troca do pedido ${number} foi enviada.`;
    };
  },
  cancel: (number) => async (orders) => {
    await orders.cancel(number);
    return `O pedido ${number} está cancelado.`;
  },
};

/** Without a code, the back office takes the oldest return that waits for the step. */
function readCode(code: Options[string]): string | null {
  return typeof code === 'string' ? code.replaceAll(/\D/g, '') : null;
}

function readDispatch({ carrier, code, url, invoice, ...options }: Options) {
  if (typeof carrier !== 'string' || typeof code !== 'string') {
    throw new Refusal(`ship precisa de --carrier e --code; ${HELP}`);
  }
  if (invoice !== undefined && !/^\d{44}$/.test(String(invoice))) {
    throw new Refusal('--invoice tem 44 algarismos.');
  }
  const invoiceUrl = readAddress(options['invoice-url'], 'invoice-url');
  return {
    ...{ carrier, trackingCode: code, trackingUrl: readAddress(url, 'url') },
    invoice: typeof invoice === 'string' ? { key: invoice, url: invoiceUrl } : null,
  };
}

function readAddress(text: string | boolean | undefined, option: string): string | null {
  if (typeof text !== 'string') return null;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Refusal(`--${option} é um endereço da web.`);
  }
  return text;
}
