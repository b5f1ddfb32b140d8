import { type PointerEvent, useRef } from 'react';

const HOLD_MS = 250;
const SWIPE_PIXELS = 60;

interface Gestures {
  onHold(held: boolean): void;
  onSwipe(direction: 'left' | 'right' | 'down'): void;
}

/** Holding pauses, swiping changes the person or closes. What was neither is an ordinary click. */
export function useGestures({ onHold, onSwipe }: Gestures) {
  const press = useRef<{ x: number; y: number; at: number } | null>(null);
  const wasGesture = useRef(false);
  const end = (event: PointerEvent) => {
    const from = press.current;
    press.current = null;
    if (!from) return;
    onHold(false);
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    const isSwipe = Math.max(Math.abs(x), y) > SWIPE_PIXELS;
    wasGesture.current = isSwipe || event.timeStamp - from.at > HOLD_MS;
    if (!isSwipe || event.type === 'pointercancel') return;
    if (y > Math.abs(x)) onSwipe('down');
    else onSwipe(x < 0 ? 'left' : 'right');
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      press.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      wasGesture.current = false;
      onHold(true);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!wasGesture.current) return;
      wasGesture.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
