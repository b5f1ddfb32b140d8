import { type RefObject, useEffect } from 'react';
import type { Widget } from '../core/create-widget.ts';

/** Takes files that are pasted while the widget, or nothing that takes text, has the focus. */
export function usePaste(body: RefObject<HTMLElement | null>, widget: Widget): void {
  useEffect(() => {
    const over = new AbortController();
    document.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        const path = event.composedPath();
        const isHere = body.current !== null && path.includes(body.current);
        const isNowhere =
          document.activeElement === document.body || document.activeElement === null;
        if (files.length === 0 || !(isHere || isNowhere)) return;
        event.preventDefault();
        widget.addFiles(files);
      },
      over,
    );
    return () => over.abort();
  }, [body, widget]);
}
