import { type RefObject, useEffect } from 'react';
import type { Widget } from '../core/create-widget.ts';
import { filesOf } from '../core/dropped-files.ts';

/** Takes files, and whole folders, that are dropped on the widget, or anywhere on the page. */
export function useDrop(
  body: RefObject<HTMLElement | null>,
  widget: Widget,
  onPage: boolean,
  setDragging: (dragging: boolean) => void,
): void {
  useEffect(() => {
    const target: HTMLElement | Document | null = onPage ? document : body.current;
    if (!target) return;
    const over = new AbortController();
    // `dragenter` of a child fires before `dragleave` of the previous one.
    let depth = 0;
    const listen = (name: string, act: (event: DragEvent) => void) =>
      target.addEventListener(
        name,
        (event) => {
          const drag = event as DragEvent;
          if (!drag.dataTransfer?.types.includes('Files')) return;
          drag.preventDefault();
          act(drag);
        },
        over,
      );
    listen('dragenter', () => {
      depth += 1;
      setDragging(true);
    });
    listen('dragleave', () => {
      depth -= 1;
      if (depth <= 0) setDragging(false);
    });
    listen('dragover', () => {});
    listen('drop', (event) => {
      depth = 0;
      setDragging(false);
      if (event.dataTransfer)
        void filesOf(event.dataTransfer).then((files) => widget.addFiles(files));
    });
    return () => over.abort();
  }, [body, widget, onPage, setDragging]);
}
