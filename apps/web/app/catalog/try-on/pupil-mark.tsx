import type { KeyboardEvent, PointerEvent } from 'react';
import type { Point } from './pupils.ts';

/** The step of an arrow key as a fraction of the width; Shift multiplies it by ten. */
const STEP = 1 / 400;

interface PupilMarkProps {
  label: string;
  at: Point;
  /** The width of the photo. */
  unit: number;
  onMove(to: Point): void;
}

/** A mark on a photo, inside an SVG: dragged, or moved by the arrow keys. */
export function PupilMark({ label, at, unit, onMove }: PupilMarkProps) {
  const drag = (event: PointerEvent<SVGGElement>) => {
    const svg = event.currentTarget.ownerSVGElement;
    const onPhoto = svg?.getScreenCTM()?.inverse();
    if (!onPhoto || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(onPhoto);
    onMove({ x, y });
  };
  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = unit * STEP * (event.shiftKey ? 10 : 1);
    onMove({ x: at.x + way[0] * step, y: at.y + way[1] * step });
  };
  const ring = unit * 0.026;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      transform={`translate(${at.x} ${at.y})`}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="cursor-move outline-none [&:focus-visible>circle:nth-child(3)]:stroke-orange"
    >
      <circle r={unit * 0.05} className="fill-transparent" />
      <circle r={ring} strokeWidth={unit * 0.011} className="fill-transparent stroke-night/60" />
      <circle r={ring} strokeWidth={unit * 0.005} className="fill-transparent stroke-chalk" />
      <path
        d={`M${-ring} 0H${ring}M0 ${-ring}V${ring}`}
        strokeWidth={unit * 0.003}
        className="stroke-orange"
      />
    </g>
  );
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
