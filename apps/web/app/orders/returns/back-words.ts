import type { Order } from '@arquiba/contract/orders';

/** What has come back of each line, in words. Runs on the server only. */
export function backWords({ lines, returns }: Order): Record<string, string[]> {
  return Object.fromEntries(lines.map((line) => [line.id, wordsFor(line, returns)]));
}

const BACK = ['recebida', 'conferida', 'trocada'];

/** '1 devolvido', '1 trocado por Maré Alta (azul)': what has come back of a line. */
function wordsFor({ id, returned }: Order['lines'][number], returns: Order['returns']): string[] {
  const exchanged = returns
    .filter(({ status }) => BACK.includes(status))
    .flatMap((each) => each.lines)
    .flatMap(({ lineId, quantity, exchange }) =>
      lineId === id && exchange ? [{ quantity, exchange }] : [],
    );
  const rest = returned - exchanged.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...(rest > 0 ? [rest === 1 ? '1 devolvido' : `${rest} devolvidos`] : []),
    ...exchanged.map(
      ({ quantity, exchange: { title, color } }) =>
        `${quantity} ${quantity === 1 ? 'trocado' : 'trocados'} por ${title} (${color})`,
    ),
  ];
}
