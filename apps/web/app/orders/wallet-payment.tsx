import { formatBrl } from '@arquiba/brazil/money';
import { Spinner } from '../ui/spinner.tsx';
import { GO_LINK } from './go-link.ts';
import type { LoadedOrder } from './load-order.ts';

/** The link to the wallet's own page. Who has left it without paying may go there again. */
export default function WalletPayment({ loaded }: { loaded: LoadedOrder }) {
  const { payment } = loaded.order;
  if (!payment?.challengeUrl) return null;
  const { wallet, amount, challengeUrl } = payment;
  return (
    <div className="grid gap-4">
      {loaded.isProcessing ? (
        <>
          <p role="status" className="flex items-center gap-3 text-muted">
            <span className="flex-none">
              <Spinner />
            </span>
            Esperando a resposta da carteira. Esta página se atualiza sozinha.
          </p>
          <p>Se você saiu de lá sem pagar, nada foi cobrado: volte quando quiser.</p>
        </>
      ) : (
        <p>
          Você paga <b>{formatBrl(amount)}</b> na página da carteira e volta para cá.
        </p>
      )}
      <a href={challengeUrl} className={GO_LINK}>
        {loaded.isProcessing ? 'Voltar para a carteira' : `Pagar com ${wallet}`}
      </a>
    </div>
  );
}
