import { lazyPart } from '../ui/lazy-part.tsx';
import { Part } from '../ui/part.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { BoletoPayment } from './boleto-payment.tsx';
import type { LoadedOrder } from './load-order.ts';
import { PixPayment } from './pix-payment.tsx';
import { Simulation } from './simulation.tsx';

const BankQuestion = lazyPart(() => import('./bank-question.tsx'), { preload: true });
const WalletPayment = lazyPart(() => import('./wallet-payment.tsx'), { preload: true });

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
      {inWallet && <WalletPayment loaded={loaded} />}
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

const TITLES = {
  ...{ pix: 'Pague com Pix', boleto: 'Pague o boleto' },
  ...{ cartao: 'Cartão de crédito', carteira: 'Carteira digital' },
};
