import { cx } from './class-names.ts';

export const chalkKinds = ['pitch', 'box', 'court', 'lanes', 'pool', 'net'] as const;

interface ChalkProps {
  kind: (typeof chalkKinds)[number];
  /** Size and colour; the lines take the colour of the text. */
  className?: string | undefined;
}

/** Lines of a court seen from above. Pure decoration. */
export function Chalk({ kind, className }: ChalkProps) {
  return (
    <svg
      viewBox="0 0 240 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
      className={cx('pointer-events-none', className)}
    >
      <path d={LINES[kind]} />
    </svg>
  );
}

const LINES: Record<ChalkProps['kind'], string> = {
  pitch:
    'M6 6h228v138H6zM120 6v138M120 47a28 28 0 1 1 0 56 28 28 0 0 1 0-56M6 37h38v76H6M6 57h15v36H6M44 60a20 20 0 0 1 0 30M234 37h-38v76h38M234 57h-15v36h15M196 60a20 20 0 0 0 0 30',
  box: 'M6 6h228M46 6v84h148V6M82 6v34h76V6M91 90a34 34 0 0 0 58 0M6 20A14 14 0 0 0 20 6M220 6a14 14 0 0 0 14 14M86 144a34 34 0 0 1 68 0M6 6v138M234 6v138M6 144h228',
  court:
    'M6 6h228v138H6zM96 6v58h48V6M96 64a24 24 0 0 0 48 0M96 64a24 24 0 0 1 48 0M32 6v26a88 88 0 0 0 176 0V6M108 16h24M120 17.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M92 144a28 28 0 0 1 56 0',
  lanes:
    'M75 144a69 69 0 0 1 0-138h90a69 69 0 0 1 0 138zM75 130a55 55 0 0 1 0-110h90a55 55 0 0 1 0 110zM75 116a41 41 0 0 1 0-82h90a41 41 0 0 1 0 82zM75 102a27 27 0 0 1 0-54h90a27 27 0 0 1 0 54zM120 102v42',
  pool: 'M6 6h228v138H6zM34 29h172M34 52h172M34 75h172M34 98h172M34 121h172M34 23v12M34 46v12M34 69v12M34 92v12M34 115v12M206 23v12M206 46v12M206 69v12M206 92v12M206 115v12',
  net: 'M6 6h228v138H6zM6 24h228M6 126h228M120 24v102M60 24v102M180 24v102M60 75h120',
};
