import { formatBrl } from '@arquiba/brazil/money';
import type { Order } from '@arquiba/contract/orders';
import { Link } from 'react-router';
import { returnPath } from './order-paths.ts';
import { RETURN_STATES } from './returns/return-words.ts';

/** The returns of an order, each with its state and a link to its page. */
export default function ReturnFacts({ order }: { order: Order }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-semibold">Devolução e troca</h3>
      <ul className="grid gap-2">
        {order.returns.map(({ id, kind, status, refund, lines }) => (
          <li key={id}>
            <span className="text-muted">
              {kind === 'troca'
                ? `Troca de ${units(lines)}`
                : `${units(lines)}, ${formatBrl(refund)}`}
              : {RETURN_STATES[status].name.toLowerCase()}
            </span>
            <Link
              to={returnPath(order, id)}
              className="touch flex h-9 w-fit items-center font-semibold text-ink"
            >
              {status === 'solicitada'
                ? 'Ver o código de postagem'
                : kind === 'troca'
                  ? 'Ver a troca'
                  : 'Ver a devolução'}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function units(lines: Order['returns'][number]['lines']): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 item' : `${count} itens`;
}
