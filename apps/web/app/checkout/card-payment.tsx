import type { PaymentOption } from '@arquiba/contract/orders';
import { LEAST_CARD_CENTS } from '@arquiba/contract/payment-terms';
import { useState } from 'react';
import type { FieldErrors } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import CardFields from './card-fields.tsx';
import type { CardForm } from './get-card-token.ts';

const TwoCards = lazyPart(() => import('./two-cards.tsx'), {
  fallback: () => <p role="status">Carregando…</p>,
});

interface CardPaymentProps {
  total: number;
  rows: PaymentOption['instalments'];
  instalments: number;
  onInstalments(count: number): void;
  cardForm: CardForm;
  errors: FieldErrors;
}

/** One card, or two that pay the total together. */
export default function CardPayment(props: CardPaymentProps) {
  const { total, rows, errors } = props;
  const [isTwo, setIsTwo] = useState(false);
  const may = total >= 2 * LEAST_CARD_CENTS;
  return (
    <div className="grid gap-4 noscript:hidden">
      {isTwo && may ? (
        <TwoCards total={total} most={rows.length} errors={errors} />
      ) : (
        <CardFields {...props} />
      )}
      {may && (
        <Button
          tone="secondary"
          size="sm"
          onClick={() => setIsTwo(!isTwo)}
          className="justify-self-start"
        >
          {isTwo ? 'Pagar com um cartão só' : 'Pagar com dois cartões'}
        </Button>
      )}
    </div>
  );
}
