import { formatBrl } from '@arquiba/brazil/money';
import type { Order, PaymentState } from '@arquiba/contract/orders';
import { Link } from 'react-router';
import { brandLabel } from '../checkout/public/brand-label.ts';
import { payingPath } from './order-paths.ts';

/** The payment method and the state of the payment. */
export function PaymentFacts({ order: { payment, may, number } }: { order: Order }) {
  if (!payment) return <p className="text-muted">Nenhum pagamento ainda.</p>;
  const { method, status, problem, cards } = payment;
  return (
    <>
      {cards.length === 0 && <OnePayment payment={payment} />}
      {cards.length > 0 && (
        <ul className="grid gap-3">
          {cards.map((card) => (
            <li key={card.id}>
              <OnePayment payment={card} />
            </li>
          ))}
        </ul>
      )}
      {status === 'recusado' && problem && <p className="mt-1 text-card-red">{problem}</p>}
      {may.pay && method !== 'cartao' && (
        <Link
          to={payingPath(number)}
          className="touch flex h-9 w-fit items-center font-semibold text-ink"
        >
          {linkText(payment)}
        </Link>
      )}
    </>
  );
}

/** A payment, or one of two cards. */
function OnePayment({ payment }: { payment: OnePaid }) {
  const { method, wallet, instalments, card, amount, refunded } = payment;
  return (
    <>
      <p className="font-semibold">
        {method === 'pix' && 'Pix'}
        {method === 'boleto' && 'Boleto'}
        {wallet}
        {method === 'cartao' &&
          `Cartão ${card ? `${brandLabel(card.brand)} final ${card.lastDigits}` : 'de crédito'}`}
      </p>
      <p className="text-muted">
        {formatBrl(amount)}
        {instalments > 1 && ` em ${instalments}x`} · {stateOf(payment)}
      </p>
      {refunded > 0 && <p className="text-muted">Devolvido: {formatBrl(refunded)}</p>}
    </>
  );
}

type OnePaid = Omit<NonNullable<Order['payment']>, 'cards'>;

function linkText({ method, wallet, status }: OnePaid): string {
  if (wallet) return `Pagar com ${wallet}`;
  if (status === 'expirado') return 'Gerar outro código';
  return method === 'pix' ? 'Ver o código Pix' : 'Segunda via do boleto';
}

const PAYMENT_STATES: Record<PaymentState, string> = {
  criado: 'esperando a resposta',
  pendente: 'esperando o pagamento',
  em_analise: 'em análise',
  autorizado: 'autorizado',
  capturado: 'pago',
  recusado: 'recusado',
  expirado: 'vencido',
  estornado_parcial: 'devolvido em parte',
  estornado: 'devolvido',
};

/** A card or a wallet is confirmed elsewhere; no code of it is overdue. */
function stateOf({ method, status }: OnePaid): string {
  if (status !== 'expirado' || method === 'pix' || method === 'boleto') {
    return PAYMENT_STATES[status];
  }
  return method === 'cartao' ? 'não cobrado' : 'não confirmado';
}
