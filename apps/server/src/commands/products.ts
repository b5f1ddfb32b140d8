import type { BackOffice } from '@arquiba/api/back-office';
import { Refusal } from '../refusal.ts';
import type { Command } from './command.ts';
import { textTable } from './text-table.ts';
import { withBackOffice } from './with-back-office.ts';

export const products: Command = {
  name: 'products',
  words: ['<ação>', '[o quê]', '[quanto]', '[promocional]'],
  summary: 'Mostra os óculos da loja; muda estoque e preço.',
  details: `Ações:
  list [texto]                            cada cor com SKU, estoque e preço; com texto, as que o têm
  stock <SKU> <quantidade>                quantas unidades há na loja, contando as reservadas
  price <endereço> <preço> [promocional]  preços em reais, como 399,90; sem o segundo, sem promoção

O endereço é o que vem depois de /oculos/. O estoque nunca fica abaixo do que os pedidos reservaram.
Quem favoritou é avisado por e-mail quando o preço baixa ou o óculos volta.
Pode ser usado com a Arquiba rodando.`,
  options: {},
  async run({ config, words }) {
    const action = readAction(words);
    await withBackOffice(config, 'products', ({ products }) => action(products));
  },
};

type Products = BackOffice['products'];

const HELP = 'veja: npm run arquiba -- products --help';
const MOST_UNITS = 100_000;
const MOST_CENTS = 10_000_000;

function readAction([name = '', ...rest]: string[]): (products: Products) => Promise<void> {
  if (name === 'list') return (products) => list(products, rest.join(' '));
  if (name === 'stock') return readStock(rest);
  if (name === 'price') return readPrice(rest);
  throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
}

async function list(products: Products, search: string): Promise<void> {
  const items = await products.list(search);
  if (items.length === 0) return console.log('Nenhum óculos encontrado.');
  const rows = items.map(
    ({ sku, title, color, slug, onHand, reserved, price, promotionalPrice }) => [
      ...[sku, title, color, slug, String(onHand), String(reserved), inReais(price)],
      promotionalPrice === null ? '' : inReais(promotionalPrice),
    ],
  );
  const head = ['SKU', 'ÓCULOS', 'COR', 'ENDEREÇO', 'ESTOQUE', 'RESERVADAS', 'PREÇO', 'PROMOÇÃO'];
  console.log(textTable(head, rows));
}

function readStock([sku, written = '']: string[]): (products: Products) => Promise<void> {
  const units = /^\d{1,6}$/.test(written) ? Number(written) : Number.NaN;
  if (!sku) throw new Refusal(`Falta o SKU; ${HELP}`);
  if (!(units <= MOST_UNITS)) {
    throw new Refusal(`A quantidade vai de 0 a ${MOST_UNITS}; ${HELP}`);
  }
  return async (products) => {
    const done = await products.setStock(sku.toUpperCase(), units);
    if (!done) throw new Refusal(`Não há cor com o SKU ${sku.toUpperCase()}.`);
    if (!done.changed) {
      throw new Refusal(
        `Há ${done.reserved} unidades reservadas para pedidos; o estoque não pode ficar abaixo disso.`,
      );
    }
    console.log(`${sku.toUpperCase()}: ${units} em estoque, ${done.reserved} reservadas.`);
  };
}

function readPrice(words: string[]): (products: Products) => Promise<void> {
  const [slug, written = '', reduced] = words;
  if (!slug) throw new Refusal(`Falta o endereço do óculos; ${HELP}`);
  const price = readReais(written);
  const promotionalPrice = reduced === undefined ? null : readReais(reduced);
  if (promotionalPrice !== null && promotionalPrice >= price) {
    throw new Refusal('O preço promocional precisa ser menor que o preço.');
  }
  return async (products) => {
    if (!(await products.setPrices(slug, { price, promotionalPrice }))) {
      throw new Refusal(`Não há óculos no endereço /oculos/${slug}.`);
    }
    const promotion =
      promotionalPrice === null ? '' : `, em promoção por ${inReais(promotionalPrice)}`;
    console.log(`${slug} custa ${inReais(price)}${promotion}.`);
  };
}

/** '399,90', '399.90' or '399' as cents. */
function readReais(written: string): number {
  const parts = /^(\d{1,6})(?:[.,](\d{2}))?$/.exec(written);
  const cents = parts ? Number(parts[1]) * 100 + Number(parts[2] ?? 0) : 0;
  if (cents < 1 || cents > MOST_CENTS) {
    throw new Refusal(`"${written}" não é um preço; escreva como 399,90.`);
  }
  return cents;
}

function inReais(cents: number): string {
  return `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;
}
