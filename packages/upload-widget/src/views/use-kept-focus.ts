import { type RefObject, useEffect, useRef } from 'react';

/** Where the control that had the focus is gone, the widget has it, and the next tab goes on from there. */
export function useKeptFocus(body: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const root = body.current?.getRootNode() as ShadowRoot | undefined;
    if (hadFocus.current && body.current && root && !root.activeElement) {
      // Only now: a dialog that opens would choose it before its first control.
      body.current.tabIndex = -1;
      body.current.focus({ preventScroll: true });
    }
    hadFocus.current = Boolean(root?.activeElement);
  });
}
