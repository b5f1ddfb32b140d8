import { type PointerEvent, useRef } from 'react';

const HOLD_MS = 450;
const STILL_PIXELS = 10;

/** Handlers for an element that reacts to a finger held on it. */
export function useLongPress(onHold: (element: HTMLElement) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse') return;
      const { currentTarget } = event;
      start.current = { x: event.clientX, y: event.clientY };
      stop();
      timer.current = setTimeout(() => onHold(currentTarget), HOLD_MS);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL_PIXELS) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
