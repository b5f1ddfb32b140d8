import { cardName } from '@arquiba/brazil/card-name';
import type { Payment, PaymentState } from '@arquiba/contract/orders';
import type { ReadPayment } from './shown-payment.ts';

/** A payment as its buyer sees it. Two cards are one payment, with both of them in `cards`. */
export function presentPayment(rows: readonly ReadPayment[] | null): Payment | null {
  const [first, second] = (rows ?? []).map(withMoments);
  if (!first) return null;
  if (!second) return { ...first, cards: [] };
  const cards = [first, second];
  const status = stateOfPair(cards);
  // One question of a bank after the other.
  const asked = cards.find(({ challengeUrl }) => challengeUrl !== null);
  return {
    ...{ ...first, status, cards, card: null, problem: problemOf(cards, status) },
    amount: first.amount + second.amount,
    refunded: first.refunded + second.refunded,
    challengeUrl: asked?.challengeUrl ?? null,
    simulationUrl: first.simulationUrl ?? second.simulationUrl,
    // The longer review counts.
    reviewUntil:
      cards
        .flatMap(({ reviewUntil }) => reviewUntil ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}

/** The state of two cards together: they pay both or not at all. */
function stateOfPair(cards: readonly ReadPayment[]): PaymentState {
  const isOne = (...states: PaymentState[]) => cards.some(({ status }) => states.includes(status));
  for (const state of ['recusado', 'expirado', 'em_analise', 'pendente'] as const) {
    if (isOne(state)) return state;
  }
  if (isOne('criado', 'autorizado')) return isOne('criado') ? 'criado' : 'autorizado';
  if (!isOne('estornado', 'estornado_parcial')) return 'capturado';
  return isOne('capturado', 'estornado_parcial') ? 'estornado_parcial' : 'estornado';
}

/** Which card was declined, and that nothing stays charged on the other. */
function problemOf(cards: readonly ReadPayment[], status: PaymentState): string | null {
  if (status === 'expirado') return 'Nada foi cobrado em nenhum dos dois cartões.';
  const declined = cards.findIndex((each) => each.status === 'recusado');
  const [bad, other] = [cards[declined], cards[1 - declined]];
  if (!bad || !other) return null;
  const why = bad.problem ?? 'O banco não aprovou o pagamento.';
  return `O ${nameOf(bad, declined)} não foi aprovado. ${why} ${releaseOf(other, 1 - declined)}`;
}

function releaseOf(other: ReadPayment, index: number): string {
  const name = nameOf(other, index);
  if (other.status === 'expirado' || other.status === 'recusado')
    return `Nada foi cobrado no ${name}.`;
  return `O que foi cobrado no ${name} volta para você.`;
}

/** 'cartão Visa final 1111'; its place if the provider does not know it. */
function nameOf({ card }: Pick<ReadPayment, 'card'>, index: number): string {
  if (!card) return index === 0 ? 'primeiro cartão' : 'segundo cartão';
  return cardName(card);
}

function withMoments(row: ReadPayment): ReadPayment {
  return { ...row, createdAt: iso(row.createdAt), reviewUntil: iso(row.reviewUntil) };
}

/** Moments in JSON from PostgreSQL have another format. */
function iso<T extends string | null>(moment: T): T {
  return (moment && new Date(moment).toISOString()) as T;
}
