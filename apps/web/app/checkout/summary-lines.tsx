import { formatBrl } from '@arquiba/brazil/money';
import type { CartLine } from '@arquiba/contract/cart';
import { isMadeToMeasure } from '@arquiba/contract/lenses';
import { FrameThumb } from '../catalog/public/frame-thumb.tsx';

/** A short list of the items. */
export default function SummaryLines({ lines }: { lines: CartLine[] }) {
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <li
          key={`${line.variantId} ${line.lens?.code ?? ''}`}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-3"
        >
          <FrameThumb image={line.image} />
          <p className="min-w-0">
            <b className="block font-semibold wrap-anywhere">{line.title}</b>
            <span className="text-sm text-muted">
              {line.color} · {line.quantity}&nbsp;un.
            </span>
            {line.lens && (
              <span className="block text-sm text-muted">Lentes {line.lens.description}</span>
            )}
            {isMadeToMeasure(line.lens) && (
              <span className="block text-sm text-muted">
                Receita: {line.prescription?.name ?? 'você envia depois da compra'}
              </span>
            )}
          </p>
          <span className="font-medium whitespace-nowrap tabular-nums">
            {formatBrl(line.total)}
          </span>
        </li>
      ))}
    </ul>
  );
}
