import { useId } from 'react';
import { cx } from './class-names.ts';
import { KitShapes } from './kit-pattern.tsx';

/** The steps from the top: position, and fans by name and x. The names are chosen for their shirts. */
const STEPS: ReadonlyArray<{ x: number; y: number; fans: Record<string, number> }> = [
  { x: 270, y: 136, fans: { vila: 325, rachao: 403, orla: 481, escanteio: 559 } },
  { x: 160, y: 266, fans: { grito: 215, serra: 293, meia: 449, tambor: 527 } },
  { x: 50, y: 396, fans: { chuteira: 105, bumbo: 183, pista: 261, penalti: 417 } },
];
const HEIGHT = 60;
const RADIUS = 32;

/**
 * The logo as a scene: three steps that continue beyond the right edge, with a crowd in its colours. The
 * steps have the colour of the text.
 */
export function TerraceCrowd({ className }: { className?: string | undefined }) {
  const clip = useId();
  return (
    <svg
      viewBox="0 0 600 456"
      preserveAspectRatio="xMaxYMax meet"
      fill="currentColor"
      aria-hidden="true"
      className={cx('pointer-events-none', className)}
    >
      <clipPath id={clip}>
        <circle cx="20" cy="20" r="20" />
      </clipPath>
      {STEPS.map(({ x, y, fans }) => (
        <g key={y}>
          <path d={`M${x} ${y + HEIGHT}l${HEIGHT / 2}-${HEIGHT}H600v${HEIGHT}z`} />
          {Object.entries(fans).map(([seed, place]) => (
            <g
              key={seed}
              clipPath={`url(#${clip})`}
              transform={`translate(${place - RADIUS} ${y - 2 * RADIUS}) scale(${RADIUS / 20})`}
            >
              <KitShapes seed={seed} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
