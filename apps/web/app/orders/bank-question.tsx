import { cardName } from '@arquiba/brazil/card-name';
import { formatBrl } from '@arquiba/brazil/money';
import type { Order } from '@arquiba/contract/orders';
import { GO_LINK } from './go-link.ts';

/** The bank of a card asks the buyer to confirm; of two cards, one bank after the other. */
export default function BankQuestion({ payment }: { payment: NonNullable<Order['payment']> }) {
  const { challengeUrl, card, amount } = payment.cards.find((each) => each.challengeUrl) ?? payment;
  if (!challengeUrl) return null;
  return (
    <div className="grid gap-4">
      <p>
        O seu banco pede que você confirme a compra de <b>{formatBrl(amount)}</b>. Depois de
        confirmar, você volta para cá.
      </p>
      {payment.cards.length > 0 && (
        <p className="text-muted">
          {card && (
            <>
              É o <b>{cardName(card)}</b>.{' '}
            </>
          )}
          Os dois cartões são cobrados juntos, ou nenhum.
        </p>
      )}
      <a href={challengeUrl} className={GO_LINK}>
        Confirmar no banco
      </a>
    </div>
  );
}
