import { cx } from '../../ui/class-names.ts';

interface SwatchesProps {
  colors: ReadonlyArray<{ id: string; color: string; hex: string }>;
  className?: string | undefined;
}

const SHOWN = 5;

/** The colours of a frame as dots. An SVG, because the policy forbids inline styles. */
export function Swatches({ colors, className }: SwatchesProps) {
  const names = colors.map(({ color }) => color).join(', ');
  const more = colors.length - SHOWN;
  return (
    <p className={cx('flex h-4 items-center gap-1.5', className)}>
      <span className="sr-only">Cores: {names}</span>
      {colors.slice(0, SHOWN).map(({ id, hex }) => (
        <svg key={id} viewBox="0 0 16 16" aria-hidden="true" className="size-4 text-edge">
          <circle cx="8" cy="8" r="7.5" fill={hex} stroke="currentColor" />
        </svg>
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="numeral text-sm text-muted">
          +{more}
        </span>
      )}
    </p>
  );
}
