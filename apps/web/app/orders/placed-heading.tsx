import { type ReactNode, useEffect, useRef } from 'react';
import { inBusinessDays } from '../freight/public/freight-words.ts';
import { cx } from '../ui/class-names.ts';
import { CircleCheck } from '../ui/icons/circle-check.tsx';
import { CircleExclamationPoint } from '../ui/icons/circle-exclamation-point.tsx';
import { Clock } from '../ui/icons/clock.tsx';
import type { LoadedOrder } from './load-order.ts';
import { waitingLine } from './prescription-words.ts';

/** The state of the order, in one sentence. Screen readers announce changes. */
export function PlacedHeading({ loaded }: { loaded: LoadedOrder }) {
  const { order, heldUntil } = loaded;
  const { title, text, tone } = standing(loaded);
  const paymentId = order.payment?.id;
  const shown = useRef(paymentId);
  const heading = useRef<HTMLHeadingElement>(null);
  // A new payment is made in a form far below this heading, so the heading gets the focus.
  useEffect(() => {
    if (shown.current === paymentId) return;
    shown.current = paymentId;
    heading.current?.focus();
  }, [paymentId]);
  return (
    <div role="status" className="flex gap-4">
      <span aria-hidden="true" className={cx('mt-1 [&_.lucide]:size-9', TONES[tone].color)}>
        {TONES[tone].icon}
      </span>
      <div className="min-w-0">
        <h1
          ref={heading}
          tabIndex={-1}
          className="display text-4xl text-balance outline-none max-sm:text-3xl"
        >
          {title}
        </h1>
        <p className="mt-2 text-muted">
          Pedido <b className="text-ink">{order.number}</b>. {text}
          {order.may.pay && heldUntil && <> Guardamos os óculos para você até {heldUntil}.</>}
        </p>
      </div>
    </div>
  );
}

interface Standing {
  title: string;
  text: string;
  tone: keyof typeof TONES;
}

function standing({ order, isOpen, isProcessing, reviewUntil }: LoadedOrder): Standing {
  const { status, payment, buyer, freight, lines } = order;
  if (status === 'expirado') {
    return { title: 'O prazo para pagar acabou', text: 'Os óculos voltaram à loja.', tone: 'bad' };
  }
  if (status === 'cancelado') {
    const wasPaid = payment?.status === 'capturado' || (payment?.refunded ?? 0) > 0;
    const text = wasPaid ? 'O que foi pago volta para você.' : 'Nada foi cobrado.';
    return { title: 'Pedido cancelado', text, tone: 'bad' };
  }
  if (status === 'em_analise') {
    return {
      title: 'Pagamento em análise',
      text: reviewUntil
        ? `Os óculos ficam guardados para você até a resposta, que chega até ${reviewUntil}.`
        : 'Os óculos ficam guardados para você até a resposta.',
      tone: 'open',
    };
  }
  if (status !== 'aguardando_pagamento') {
    const days = inBusinessDays(freight.businessDays);
    const since = waitingLine(lines) ? ' depois da receita' : '';
    return {
      title: 'Pagamento aprovado!',
      text: `Enviamos a confirmação para ${buyer.email}. A entrega leva até ${days}${since}.`,
      tone: 'good',
    };
  }
  if (payment?.status === 'recusado') {
    return {
      title: 'O pagamento não foi aprovado',
      text: payment.problem ?? 'Tente de novo ou pague de outro jeito.',
      tone: 'bad',
    };
  }
  if (payment && !isOpen) {
    return payment.method === 'cartao' || payment.method === 'carteira'
      ? {
          title: 'O pagamento não foi confirmado',
          text: payment.problem ?? 'Tente de novo abaixo.',
          tone: 'bad',
        }
      : { title: 'O código para pagar venceu', text: 'Gere outro abaixo.', tone: 'bad' };
  }
  if (isProcessing && payment?.method === 'carteira') {
    return {
      title: 'Pagamento em processamento',
      text: 'A resposta costuma chegar em segundos. Se você já pagou, não precisa pagar de novo.',
      tone: 'open',
    };
  }
  if (isProcessing) {
    return {
      title: 'Processando o cartão',
      text: 'A resposta costuma chegar em segundos. Não precisa pagar de novo.',
      tone: 'open',
    };
  }
  if (payment?.method === 'cartao') {
    const text = 'Sem a sua confirmação nada é cobrado.';
    return { title: 'Confirme no seu banco', text, tone: 'open' };
  }
  return { title: 'Falta só pagar', text: `Enviamos o resumo para ${buyer.email}.`, tone: 'open' };
}

const TONES: Record<'good' | 'bad' | 'open', { icon: ReactNode; color: string }> = {
  good: { icon: <CircleCheck />, color: 'text-grass' },
  bad: { icon: <CircleExclamationPoint />, color: 'text-card-red' },
  open: { icon: <Clock />, color: 'text-ink' },
};
