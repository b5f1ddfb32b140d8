import { cx } from '../ui/class-names.ts';
import type { drawBars } from './draw-codes.ts';

interface BarcodeProps {
  label: string;
  bars: ReturnType<typeof drawBars>;
  className?: string;
}

export function Barcode({ label, bars, className }: BarcodeProps) {
  const { width, height, path } = bars;
  return (
    <svg
      viewBox={`-10 -6 ${width + 20} ${height + 12}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      preserveAspectRatio="none"
      className={cx('h-20 w-full rounded-md', className)}
    >
      {/* Black on white in both themes: scanners need it. */}
      <path d={`M-10 -6h${width + 20}v${height + 12}H-10z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
