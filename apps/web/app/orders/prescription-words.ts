import type { OrderCard } from '@arquiba/contract/orders';

type Line = OrderCard['lines'][number];

const WORDS = {
  aguardando: 'Aguardando receita',
  recusada: 'Precisamos de outra receita',
} as const;

/** What is asked of the buyer for the lenses of an item; null if nothing is. */
export function askedOf({ prescription }: Pick<Line, 'prescription'>): string | null {
  return prescription === null || prescription === 'recebida' ? null : WORDS[prescription];
}

/** The first item of an order whose lenses wait for a prescription. */
export function waitingLine<L extends Pick<Line, 'prescription'>>(
  lines: readonly L[],
): L | undefined {
  return lines.find((line) => askedOf(line) !== null);
}
