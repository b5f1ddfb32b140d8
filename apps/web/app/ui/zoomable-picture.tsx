import type { FileView } from '@arquiba/contract/files';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { Picture } from './picture.tsx';
import { type Point, pan, UNZOOMED, type Zoom, zoomAround } from './zoom.ts';

const STEP = 2.5;
/** How far down a finger drags the picture to close it. */
const DISMISSING = 110;

interface ZoomablePictureProps {
  file: FileView;
  priority: boolean;
  /** False while another picture is shown: then it returns to its size. */
  current: boolean;
  onDismiss(): void;
}

/**
 * Enlarged by two fingers, the wheel, a double tap, or the keys +, − and 0; moved by dragging. Dragging it
 * down at its normal size closes the viewer; sideways the strip around it scrolls.
 */
export function ZoomablePicture({ file, priority, current, onDismiss }: ZoomablePictureProps) {
  const pane = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoom>(UNZOOMED);
  const fingers = useRef(new Map<number, Point>());
  const [isZoomed, setZoomed] = useState(false);
  const size = () => ({ x: pane.current?.clientWidth ?? 0, y: pane.current?.clientHeight ?? 0 });
  const show = (next: Zoom) => {
    zoom.current = next;
    setZoomed(next.scale > 1);
    const { scale, x, y } = next;
    // Set by script: the content policy forbids style attributes, and React need not render each move.
    const picture = pane.current?.firstElementChild as HTMLElement | null;
    if (picture) picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    show(zoomAround(zoom.current, factor, at, size()));

  const down = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (isZoomed || event.pointerType !== 'mouse') pane.current?.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before || !pane.current) return;
    const now = { x: event.clientX, y: event.clientY };
    const by = { x: now.x - before.x, y: now.y - before.y };
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
    fingers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other[1]) / Math.max(1, distance(before, other[1]));
      const middle = { x: (now.x + other[1].x) / 2, y: (now.y + other[1].y) / 2 };
      zoomBy(factor, fromCentre(pane.current, middle));
    } else if (zoom.current.scale > 1) show(pan(zoom.current, by, size()));
    else if (event.pointerType !== 'mouse') {
      show({ ...UNZOOMED, y: Math.max(0, zoom.current.y + by.y) });
    }
  };
  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    const { scale, y } = zoom.current;
    if (scale > 1) return;
    if (event.type === 'pointerup' && y > DISMISSING) onDismiss();
    else show(UNZOOMED);
  };

  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!pane.current || (!isZoomed && Math.abs(event.deltaX) > Math.abs(event.deltaY))) return;
    event.preventDefault();
    zoomBy(
      Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)),
      fromCentre(pane.current, { x: event.clientX, y: event.clientY }),
    );
  });
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') zoomBy(STEP / 2);
    else if (key === '-') zoomBy(2 / STEP);
    else if (key === '0') show(UNZOOMED);
  });
  const reset = useEffectEvent(() => show(UNZOOMED));
  useEffect(() => {
    if (!current) return;
    const over = new AbortController();
    // React listens passively, which cannot keep the page from scrolling.
    pane.current?.addEventListener('wheel', wheel, { signal: over.signal, passive: false });
    document.addEventListener('keydown', press, { signal: over.signal });
    return () => {
      over.abort();
      reset();
    };
  }, [current]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys +, − and 0 do the same.
    <div
      ref={pane}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onDoubleClick={(event) =>
        isZoomed
          ? show(UNZOOMED)
          : zoomBy(STEP, fromCentre(event.currentTarget, { x: event.clientX, y: event.clientY }))
      }
      className={cx(
        'size-full overflow-hidden',
        isZoomed ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-x',
      )}
    >
      <Picture
        file={file}
        sizes={isZoomed ? '250vw' : '100vw'}
        fit="contain"
        priority={priority}
        className="bg-transparent"
      />
    </div>
  );
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function fromCentre(pane: Element, { x, y }: Point): Point {
  const { left, top, width, height } = pane.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}
