import { ApiError } from '@arquiba/contract/errors';
import { type PaymentMethod, payOrder } from '@arquiba/contract/orders';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { quietCall } from '../api-call.ts';
import { PaymentChoice } from '../checkout/public/payment-choice.tsx';
import { useCardToken } from '../checkout/public/use-card-token.ts';
import { goToWallet, walletLabel } from '../checkout/public/wallet.ts';
import { type Draft, emptyDraft, newKey, withKey } from '../draft.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import type { WaysToPay } from './load-order.ts';

interface PayAgainProps {
  number: string;
  ways: WaysToPay;
  /** The last payment method and number of instalments. */
  method: PaymentMethod;
  instalments: number;
  onPaid?(): void;
}

const BUTTONS: Partial<Record<PaymentMethod, string>> = {
  cartao: 'Pagar com cartão',
  pix: 'Gerar Pix',
  boleto: 'Gerar boleto',
};

/** Pays an unpaid order: with the same method again, or with another. */
export default function PayAgain({
  number,
  ways: { options, cardForm },
  method: before,
  instalments: parts,
  onPaid,
}: PayAgainProps) {
  const { revalidate } = useRevalidator();
  const [method, setMethod] = useState<PaymentMethod>(before);
  const [instalments, setInstalments] = useState(parts);
  const draft = useRef<Draft>(emptyDraft);
  const total = options.find((option) => option.method === method)?.total ?? 0;
  const card = useCardToken(cardForm, total);
  const { busy, errors, form } = useForm({
    read: () => null,
    async send(_, element) {
      const paying = method === 'cartao' ? { instalments, ...(await card.get(element)) } : {};
      const input = { number, method, expectedTotal: total, ...paying };
      draft.current = withKey({ ...draft.current, text: JSON.stringify(input) }, newKey);
      try {
        const idempotencyKey = draft.current.sent?.key ?? newKey();
        const { payment } = await quietCall(payOrder, input, { idempotencyKey });
        if (payment?.status === 'recusado' && payment.problem) notify('error', payment.problem);
        else if (!goToWallet(payment)) onPaid?.();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code === 'invalid_input') throw error;
        notify('error', error.message);
      }
      // After any answer, the next attempt is a new payment.
      card.forget();
      draft.current = emptyDraft;
      await revalidate();
    },
  });
  return (
    <form
      {...form}
      onInput={(event) => {
        form.onInput(event);
        card.forget();
      }}
      className="grid gap-6 noscript:hidden"
    >
      <PaymentChoice
        {...{ options, method, instalments, cardForm, errors }}
        onMethod={setMethod}
        onInstalments={setInstalments}
      />
      <Button
        type="submit"
        size="lg"
        wide
        busy={busy}
        busyLabel="Enviando o pagamento…"
        className="[&]:leading-tight [&]:whitespace-normal"
      >
        {BUTTONS[method] ?? walletLabel(options.find((option) => option.method === method))}
      </Button>
    </form>
  );
}
