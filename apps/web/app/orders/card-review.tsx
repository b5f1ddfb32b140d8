import { lazyPart } from '../ui/lazy-part.tsx';
import { Part } from '../ui/part.tsx';
import type { LoadedOrder } from './load-order.ts';
import { Simulation } from './simulation.tsx';

const BankQuestion = lazyPart(() => import('./bank-question.tsx'), { preload: true });

/** What happens while the card's network looks at the purchase. */
export function CardReview({ loaded: { order, reviewUntil } }: { loaded: LoadedOrder }) {
  if (!reviewUntil) return null;
  const { payment } = order;
  return (
    <Part title="O que acontece agora">
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          A operadora do cartão confere a compra. Você não precisa fazer nada, nem pagar de novo.
        </li>
        <li>
          A resposta chega por e-mail até <b>{reviewUntil}</b>. Esta página também se atualiza
          sozinha.
        </li>
        <li>
          Aprovado, separamos os óculos na hora. Se não for, nada é cobrado, e você pode escolher
          outra forma de pagamento.
        </li>
      </ol>
      {payment?.challengeUrl && (
        <div className="mt-4">
          <BankQuestion payment={payment} />
        </div>
      )}
      <Simulation url={order.payment?.simulationUrl} label="Decidir a análise" />
    </Part>
  );
}
