import type { listExchanges } from '@arquiba/contract/orders';
import type { OutputOf } from '@arquiba/contract/route';
import { FrameThumb } from '../../catalog/public/frame-thumb.tsx';
import { exchangeName } from './read-return-form.ts';

interface ExchangeChoicesProps {
  title: string;
  lineId: string;
  /** What was chosen before. */
  sent: string | undefined;
  choices: OutputOf<typeof listExchanges>[number]['choices'];
}

/** What can come instead of an item, with its picture. */
export function ExchangeChoices({ title, lineId, sent, choices }: ExchangeChoicesProps) {
  if (choices.length === 0) {
    return (
      <p className="text-sm text-muted">
        Não há agora outra cor de {title}, nem outra armação do mesmo preço, para trocar.
      </p>
    );
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">No lugar de {title}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {choices.map(({ variantId, title, color, image }) => (
          <label key={variantId} className={CARD}>
            <input
              type="radio"
              name={exchangeName(lineId)}
              value={variantId}
              defaultChecked={variantId === sent}
              aria-label={`${title}, ${color}`}
              className="absolute inset-0 z-1 appearance-none rounded-card outline-none"
            />
            <FrameThumb image={image} />
            <span className="relative min-w-0">
              <span className="block leading-snug font-semibold wrap-anywhere">{title}</span>
              <span className="block text-sm text-muted">{color}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CARD =
  'relative grid content-start gap-2 rounded-card border border-line bg-raised p-3 transition hover:border-edge has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-orange-ink';
