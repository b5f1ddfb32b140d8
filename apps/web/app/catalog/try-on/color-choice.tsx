import type { Product } from '@arquiba/contract/catalog';

interface ColorChoiceProps {
  product: Product;
  colorId: string;
  onChoose(id: string): void;
}

export function ColorChoice({ product: { colors }, colorId, onChoose }: ColorChoiceProps) {
  if (colors.length < 2) return null;
  const chosen = colors.find(({ id }) => id === colorId) ?? colors[0];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Cor: {chosen?.color}</legend>
      <div className="flex flex-wrap gap-1">
        {colors.map(({ id, color: name, hex }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen?.id}
            aria-label={name}
            title={name}
            onClick={() => onChoose(id)}
            className="grid size-11 place-items-center rounded-pill border-2 border-transparent aria-pressed:border-ink"
          >
            <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
              <circle cx="16" cy="16" r="15" fill={hex} className="stroke-edge" />
            </svg>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
