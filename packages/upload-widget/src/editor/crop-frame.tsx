import type { KeyboardEvent, PointerEvent } from 'react';
import type { Locale } from '../locale/locale.ts';
import {
  type Box,
  type Corner,
  type CropRules,
  moveCrop,
  resizeCrop,
  type Size,
} from './crop-geometry.ts';

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const NUDGE = 10;
const FINE_NUDGE = 1;

interface CropFrameProps {
  crop: Box;
  shown: Size;
  rules: CropRules;
  circular: boolean;
  locale: Locale;
  onChange(crop: Box): void;
}

/** The crop, with its four handles. */
export function CropFrame({ crop, shown, rules, circular, locale, onChange }: CropFrameProps) {
  const move = (by: { x: number; y: number }) => onChange(moveCrop(crop, by, shown, rules));
  const resize = (corner: Corner, by: { x: number; y: number }) =>
    onChange(resizeCrop(crop, corner, by, shown, rules));
  const corners: { corner: Corner; label: string }[] = [
    { corner: { x: -1, y: -1 }, label: locale.cropCornerTopLeft },
    { corner: { x: 1, y: -1 }, label: locale.cropCornerTopRight },
    { corner: { x: -1, y: 1 }, label: locale.cropCornerBottomLeft },
    { corner: { x: 1, y: 1 }, label: locale.cropCornerBottomRight },
  ];
  const place = { left: crop.x, top: crop.y, width: crop.width, height: crop.height };
  const shape = circular ? ' circular' : '';
  return (
    <>
      <div className="shades">
        <div className={`hole${shape}`} style={place} />
      </div>
      <div className={`crop${shape}`} style={place}>
        <button
          type="button"
          className="crop-area"
          aria-label={locale.cropArea}
          onPointerDown={(event) => drag(event, move)}
          onKeyDown={(event) => {
            const by = arrow(event);
            if (!by) return;
            if (event.shiftKey) resize({ x: 1, y: 1 }, by);
            else move(by);
          }}
        />
        {corners.map(({ corner, label }) => (
          <button
            key={label}
            type="button"
            className="crop-handle"
            data-x={corner.x}
            data-y={corner.y}
            aria-label={label}
            onPointerDown={(event) => drag(event, (by) => resize(corner, by))}
            onKeyDown={(event) => {
              const by = arrow(event);
              if (by) resize(corner, by);
            }}
          />
        ))}
      </div>
    </>
  );
}

/** Follows the finger or mouse until it is lifted. Each step counts from where the drag began. */
function drag(event: PointerEvent<HTMLElement>, act: (by: { x: number; y: number }) => void): void {
  if (event.button !== 0) return;
  const target = event.currentTarget;
  const from = { x: event.clientX, y: event.clientY };
  const over = new AbortController();
  target.setPointerCapture(event.pointerId);
  target.addEventListener(
    'pointermove',
    ({ clientX, clientY }: globalThis.PointerEvent) =>
      act({ x: clientX - from.x, y: clientY - from.y }),
    over,
  );
  for (const end of ['pointerup', 'pointercancel']) {
    target.addEventListener(end, () => over.abort(), over);
  }
}

function arrow(event: KeyboardEvent): { x: number; y: number } | null {
  const direction = ARROWS[event.key];
  if (!direction) return null;
  event.preventDefault();
  const step = event.altKey ? FINE_NUDGE : NUDGE;
  return { x: direction.x * step, y: direction.y * step };
}
