import type { Product } from '@arquiba/contract/catalog';
import { FrameFront } from './frame-front.tsx';

const LABEL_SIZE = 7.5;
/** The distance from the hinge down to the tip of a temple. */
const TIP_DROP = 27;

/** The frame from the front and from the side, to scale, with its measures in millimetres. */
export function MeasureDrawing({ shape, measures }: Pick<Product, 'shape' | 'measures'>) {
  const { lensWidth, lensHeight, bridge, temple, front } = measures;
  const half = lensHeight / 2;
  const lens = { from: bridge / 2, to: bridge / 2 + lensWidth };
  const top = -half - 16;
  const under = half + 10;
  const hinge = under + 30 + half * 0.6;
  const reach = Math.max(front, temple) / 2 + 12;
  const bottom = hinge + Math.max(half * 1.6, TIP_DROP) + 8;
  return (
    <svg
      viewBox={`${-reach} ${top - 12} ${reach * 2} ${bottom - top + 26}`}
      role="img"
      aria-label={`Desenho da armação: lente de ${lensWidth} por ${lensHeight} mm, ponte de ${bridge} mm, frente de ${front} mm e haste de ${temple} mm.`}
      strokeWidth="2.25"
      className="mx-auto w-full max-w-140 text-ink"
    >
      <FrameFront shape={shape} measures={measures} />
      <Span
        from={-front / 2}
        to={front / 2}
        y={top}
        start={-half * 0.9}
        label={`Frente ${front}`}
        above
      />
      <Span {...lens} y={under} start={half * 0.3} label={`Lente ${lensWidth}`} />
      <Span
        from={-bridge / 2}
        to={bridge / 2}
        y={under}
        start={half * 0.3}
        label={`Ponte ${bridge}`}
      />
      <Height x={-(lens.from + lens.to) / 2} half={half} label={`Altura ${lensHeight}`} />
      <g transform={`translate(${-temple / 2} ${hinge})`}>
        <TempleSide temple={temple} half={half} />
        <Span
          from={0}
          to={temple}
          y={bottom - hinge}
          start={TIP_DROP + 2}
          label={`Haste ${temple}`}
        />
      </g>
    </svg>
  );
}

function TempleSide({ temple, half }: { temple: number; half: number }) {
  const straight = temple * 0.64;
  const bent = temple - straight;
  const arm = `M1.5-2.5h${straight}c${bent * 0.4} 0 ${bent * 0.7} ${TIP_DROP * 0.4} ${bent - 1.5} ${TIP_DROP}l-4.5 2c${-bent * 0.3} ${-TIP_DROP * 0.55} ${-bent * 0.5} ${-TIP_DROP * 0.8} ${-bent + 4.5} ${-TIP_DROP * 0.8 - 0.4}H1.5z`;
  return (
    <g fill="none" stroke="currentColor" strokeLinejoin="round">
      <path d={arm} vectorEffect="non-scaling-stroke" />
      <rect
        x="-1.5"
        y={-half * 0.55}
        width="3"
        height={half * 2}
        rx="1.5"
        className="fill-raised"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}

interface SpanProps {
  from: number;
  to: number;
  y: number;
  /** The y where the extension lines begin. */
  start: number;
  label: string;
  above?: boolean;
}

/** A dimension line with two ticks. */
function Span({ from, to, y, start, label, above }: SpanProps) {
  const end = above ? y - 2.5 : y + 2.5;
  return (
    <g className="text-muted" strokeWidth="1">
      <path
        d={`M${from} ${start}V${end}M${to} ${start}V${end}`}
        stroke="currentColor"
        strokeDasharray="2 3"
        vectorEffect="non-scaling-stroke"
      />
      <path d={`M${from} ${y}H${to}`} stroke="currentColor" vectorEffect="non-scaling-stroke" />
      <Label x={(from + to) / 2} y={above ? y - 3.5 : y + LABEL_SIZE + 1.5}>
        {label}
      </Label>
    </g>
  );
}

/** The height of a lens, as a label inside it. */
function Height({ x, half, label }: { x: number; half: number; label: string }) {
  return (
    <g className="text-muted" strokeWidth="1">
      <path
        d={`M${x} ${-half + 1}V-6M${x} 6V${half - 1}`}
        stroke="currentColor"
        vectorEffect="non-scaling-stroke"
      />
      <Label x={x} y={LABEL_SIZE * 0.36}>
        {label}
      </Label>
    </g>
  );
}

function Label({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} fontSize={LABEL_SIZE} textAnchor="middle" className="numeral fill-ink">
      {children}
    </text>
  );
}
