import { type Kit, kitOf } from './kit.ts';

interface KitPatternProps {
  /** A username: determines pattern and colours. */
  seed: string;
  className?: string | undefined;
}

/** The pattern of a shirt as a square. */
export function KitPattern({ seed, className }: KitPatternProps) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <KitShapes seed={seed} />
    </svg>
  );
}

/** The same as SVG shapes of 40 by 40. */
export function KitShapes({ seed }: { seed: string }) {
  const { cut, ground, figure } = kitOf(seed);
  return (
    <>
      <rect width="40" height="40" fill={ground} />
      <path d={FIGURES[cut]} fill={figure} />
    </>
  );
}

const FIGURES: Record<Kit['cut'], string> = {
  sash: 'M-2 32 32-2h13L11 45-2 45z',
  stripe: 'M14 0h12v40H14z',
  hoops: 'M0 5h40v7H0zM0 19h40v7H0zM0 33h40v7H0z',
  halves: 'M20 0h20v40H20z',
  quarters: 'M0 0h20v20H0zM20 20h20v20H20z',
  cross: 'M16 0h8v16h16v8H24v16h-8V24H0v-8h16z',
  chevron: 'M0 8l20 15L40 8v11L20 34 0 19z',
  shield: 'M10 9h20v11q0 9-10 13-10-4-10-13z',
  diamond: 'M20 5 35 20 20 35 5 20z',
  pinstripes: 'M5 0h4v40H5zM14 0h4v40h-4zM23 0h4v40h-4zM32 0h4v40h-4z',
};
