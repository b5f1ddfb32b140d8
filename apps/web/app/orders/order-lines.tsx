import { formatBrl } from '@arquiba/brazil/money';
import type { Order } from '@arquiba/contract/orders';
import { Link } from 'react-router';
import { colorAddress } from '../catalog/public/color-address.ts';
import { FrameThumb } from '../catalog/public/frame-thumb.tsx';
import { prescriptionPath } from './order-paths.ts';
import { askedOf } from './prescription-words.ts';

interface OrderLinesProps {
  number: string;
  lines: Order['lines'];
  mayReview: boolean;
  /** For each line: '1 devolvido'. */
  back: Record<string, string[]>;
}

/** The items of an order, as they were bought. */
export function OrderLines({ number, lines, mayReview, back }: OrderLinesProps) {
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-3 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:gap-4"
        >
          <FrameThumb image={line.image} />
          <div className="min-w-0">
            <Link
              to={colorAddress(line.slug, line.color)}
              className="font-semibold text-ink no-underline wrap-anywhere hover:underline"
            >
              {line.title}
            </Link>
            <p className="text-sm text-muted">
              {line.color} ·{' '}
              <span className="whitespace-nowrap">
                {line.quantity === 1 ? '1 un.' : `${line.quantity} × ${formatBrl(line.unitPrice)}`}
              </span>
            </p>
            {line.lens && (
              <p className="text-sm text-muted">
                Lentes {line.lens.description}, {formatBrl(line.lens.price)}
              </p>
            )}
            {line.prescription && (
              <p className="text-sm text-muted">
                {askedOf(line) && (
                  <b className="font-semibold text-orange-ink">{askedOf(line)}. </b>
                )}
                <Link
                  to={prescriptionPath(number, line.id)}
                  className="touch inline-flex h-9 items-center font-semibold text-ink print:hidden"
                >
                  {askedOf(line) ? 'Enviar a receita' : 'Ver a receita'}
                  <span className="sr-only"> de {line.title}</span>
                </Link>
              </p>
            )}
            {mayReview && (
              <Link
                to={`${colorAddress(line.slug, line.color)}#avaliar`}
                aria-label={`Avaliar ${line.title}`}
                className="touch inline-flex h-9 items-center text-sm font-semibold text-ink print:hidden"
              >
                Avaliar
              </Link>
            )}
            {line.returning > 0 && (
              <p className="text-sm text-muted">{line.returning} em devolução</p>
            )}
            {back[line.id]?.map((words) => (
              <p key={words} className="text-sm text-muted">
                {words}
              </p>
            ))}
          </div>
          <span className="font-medium whitespace-nowrap tabular-nums">
            {formatBrl(line.total)}
          </span>
        </li>
      ))}
    </ul>
  );
}
