import type { BackOffice } from '@arquiba/api/back-office';
import { frameCategories, frameSports } from '@arquiba/contract/catalog';
import { Refusal } from '../refusal.ts';
import type { Command } from './command.ts';
import { reais } from './order-table.ts';
import { textTable } from './text-table.ts';
import { withBackOffice } from './with-back-office.ts';

export const products: Command = {
  name: 'products',
  words: ['<ação>', '[o quê]', '[quanto]', '[promocional]'],
  summary: 'Mostra os óculos da loja; muda estoque, preço, categorias e esportes.',
  details: `Ações:
  list [texto]                            cada cor com SKU, estoque e preço; com texto, as que o têm
  stock <SKU> <quantidade>                quantas unidades há na loja, contando as reservadas
  price <endereço> <preço> [promocional]  preços em reais, como 399,90; sem o segundo, sem promoção
  categories <endereço> <lista>           ${frameCategories.join(', ')}; "nenhuma" tira todas
  sports <endereço> <lista>               ${frameSports.join(', ')}; "nenhum" tira todos

O endereço é o que vem depois de /oculos/. O estoque nunca fica abaixo do que os pedidos reservaram.
Uma lista separa os nomes por vírgula, como solar,esportivo. O preço riscado ao lado de uma promoção é o
menor preço pedido nos 30 dias antes dela; sem preço maior pedido antes, a loja não mostra promoção.
Quem favoritou é avisado por e-mail quando o preço baixa ou a armação volta.
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
  if (name === 'categories') return readCategories(rest);
  if (name === 'sports') return readSports(rest);
  throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
}

async function list(products: Products, search: string): Promise<void> {
  const items = await products.list(search);
  if (items.length === 0) return console.log('Nenhuma armação encontrada.');
  const rows = items.map(
    ({ sku, title, color, slug, onHand, reserved, price, promotionalPrice }) => [
      ...[sku, title, color, slug, String(onHand), String(reserved), reais(price)],
      promotionalPrice === null ? '' : reais(promotionalPrice),
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
  if (!slug) throw new Refusal(`Falta o endereço da armação; ${HELP}`);
  const price = readReais(written);
  const promotionalPrice = reduced === undefined ? null : readReais(reduced);
  if (promotionalPrice !== null && promotionalPrice >= price) {
    throw new Refusal('O preço promocional precisa ser menor que o preço.');
  }
  return async (products) => {
    const done = await products.setPrices(slug, { price, promotionalPrice });
    if (!done) throw new Refusal(`Não há óculos no endereço /oculos/${slug}.`);
    const promotion =
      promotionalPrice === null ? '' : `, em promoção por ${reais(promotionalPrice)}`;
    console.log(`${slug} custa ${reais(price)}${promotion}.`);
    if (promotionalPrice !== null) console.log(formerPriceText(done.formerPrice));
  };
}

function formerPriceText(cents: number | null): string {
  if (cents !== null) return `A loja mostra riscado o preço pedido antes: ${reais(cents)}.`;
  return 'A loja não mostra promoção: nenhum preço maior foi pedido nos últimos 30 dias.';
}

function readCategories([slug, written]: string[]): (products: Products) => Promise<void> {
  const categories = readNames(written, frameCategories, 'nenhuma');
  return (products) => setUses(products, slug, { categories });
}

function readSports([slug, written]: string[]): (products: Products) => Promise<void> {
  const sports = readNames(written, frameSports, 'nenhum');
  return (products) => setUses(products, slug, { sports });
}

function readNames<T extends string>(
  written: string | undefined,
  names: readonly T[],
  none: string,
): T[] {
  if (written === none) return [];
  const words = (written ?? '').split(',');
  const found = names.filter((name) => words.includes(name));
  if (found.length === words.length) return found;
  throw new Refusal(`A lista usa ${names.join(', ')} ou "${none}"; ${HELP}`);
}

async function setUses(
  products: Products,
  slug: string | undefined,
  uses: Parameters<Products['setUses']>[1],
): Promise<void> {
  if (!slug) throw new Refusal(`Falta o endereço da armação; ${HELP}`);
  if (!(await products.setUses(slug, uses))) {
    throw new Refusal(`Não há óculos no endereço /oculos/${slug}.`);
  }
  console.log(`${slug}: ${Object.values(uses).flat().join(', ') || 'nada'}.`);
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
