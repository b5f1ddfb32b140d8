import { formatBrl } from '@arquiba/brazil/money';
import type { Order } from '@arquiba/contract/orders';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Part } from '../ui/part.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { BoletoPayment } from './boleto-payment.tsx';
import type { LoadedOrder } from './load-order.ts';
import { PixPayment } from './pix-payment.tsx';
import { Simulation } from './simulation.tsx';
import { WalletPayment } from './wallet-payment.tsx';

const PairNote = lazyPart(() => import('./pair-note.tsx'), { preload: true });

/** The pending payment: Pix, boleto, a question of the bank, or the wait for an answer. */
export function OpenPayment({ loaded }: { loaded: LoadedOrder }) {
  const { payment } = loaded.order;
  if (!payment) return null;
  const { pix, boleto } = loaded;
  const inWallet = payment.method === 'carteira' && payment.challengeUrl !== null;
  return (
    <Part title={payment.wallet ?? TITLES[payment.method]}>
      {pix && <PixPayment pix={pix} amount={payment.amount} />}
      {boleto && <BoletoPayment boleto={boleto} amount={payment.amount} />}
      {inWallet && <WalletPayment loaded={loaded} className={GO} />}
      {payment.challengeUrl && !inWallet && !loaded.isProcessing && (
        <BankQuestion payment={payment} />
      )}
      {!inWallet && (loaded.isProcessing || (!pix && !boleto && !payment.challengeUrl)) && (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner /> Esperando a resposta do pagamento. Esta página se atualiza sozinha.
        </p>
      )}
      <Simulation url={payment.simulationUrl} label="Simular o pagamento" />
    </Part>
  );
}

/** The bank of a card asks the buyer to confirm; of two cards, one bank after the other. */
export function BankQuestion({ payment }: { payment: NonNullable<Order['payment']> }) {
  const { challengeUrl, card, amount } = payment.cards.find((each) => each.challengeUrl) ?? payment;
  if (!challengeUrl) return null;
  return (
    <div className="grid gap-4">
      <p>
        O seu banco pede que você confirme a compra de <b>{formatBrl(amount)}</b>. Depois de
        confirmar, você volta para cá.
      </p>
      {payment.cards.length > 0 && <PairNote card={card} />}
      <a href={challengeUrl} className={GO}>
        Confirmar no banco
      </a>
    </div>
  );
}

const TITLES = {
  ...{ pix: 'Pague com Pix', boleto: 'Pague o boleto' },
  ...{ cartao: 'Cartão de crédito', carteira: 'Carteira digital' },
};

const GO =
  'inline-flex min-h-13 items-center justify-center rounded-pill bg-orange px-7 py-2 text-center text-lg leading-tight font-semibold text-on-orange no-underline hover:bg-orange-hover justify-self-start';
