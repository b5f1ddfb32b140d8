import { formatBrl } from '@arquiba/brazil/money';
import type { Order } from '@arquiba/contract/orders';

/** The returned items and the state of the refund. Renders nothing without returns. */
export function ReturnFacts({ returns }: Pick<Order, 'returns'>) {
  if (returns.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-semibold">Devolução</h3>
      <ul className="text-muted">
        {returns.map(({ id, status, refund, lines }) => (
          <li key={id}>
            {units(lines)}: {WORDS[status]} {formatBrl(refund)}
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

const WORDS: Record<Order['returns'][number]['status'], string> = {
  solicitada: 'quando chegar à loja, devolvemos',
  recebida: 'recebida, estamos devolvendo',
  reembolsada: 'devolvemos',
};
