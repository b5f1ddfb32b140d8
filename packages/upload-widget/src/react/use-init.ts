import { useEffect, useRef } from 'react';
import type { Widget } from '../core/create-widget.ts';

/** Gives the page the methods of the widget, once. */
export function useInit(widget: Widget, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    widget.options.given.onInit?.({
      close: () => latest.current(),
      reset: () => widget.reset(),
      addFiles: (files) => widget.addFiles(files),
      updateConfig: (options) => widget.updateOptions(options),
    });
  }, [widget]);
}
