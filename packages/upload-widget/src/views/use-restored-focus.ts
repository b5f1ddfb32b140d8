import { type RefObject, useEffect, useRef } from 'react';

/** When the focused control disappears, the widget gets the focus, so that the next tab continues there. */
export function useRestoredFocus(body: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const root = body.current?.getRootNode() as ShadowRoot | undefined;
    if (hadFocus.current && body.current && root && !root.activeElement) {
      // Only now: an opening dialog would otherwise focus it before its first control.
      body.current.tabIndex = -1;
      body.current.focus({ preventScroll: true });
    }
    hadFocus.current = Boolean(root?.activeElement);
  });
}
