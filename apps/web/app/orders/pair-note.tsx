import { cardName } from '@arquiba/brazil/card-name';
import type { Order } from '@arquiba/contract/orders';

type Card = NonNullable<Order['payment']>['card'];

/** Which of two cards the bank asks about, or what the other one waits for. */
export default function PairNote({ card }: { card: Card }) {
  return (
    <p className="text-muted">
      {card && (
        <>
          É o <b>{cardName(card)}</b>.{' '}
        </>
      )}
      Os dois cartões são cobrados juntos, ou nenhum.
    </p>
  );
}
