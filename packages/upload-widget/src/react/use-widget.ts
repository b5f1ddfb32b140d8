import { useEffect, useState, useSyncExternalStore } from 'react';
import { createWidget, type Widget } from '../core/create-widget.ts';
import type { UploadWidgetOptions } from '../core/options.ts';
import type { WidgetState } from '../core/state.ts';

/** The headless widget, for pages that render their own. */
export function useUploadWidget(options: UploadWidgetOptions): {
  widget: Widget;
  state: WidgetState;
} {
  const [widget] = useState(() => createWidget(options));
  useEffect(() => widget.start(), [widget]);
  useEffect(() => widget.updateOptions(options));
  return { widget, state: useWidgetState(widget) };
}

function useWidgetState(widget: Widget): WidgetState {
  return useSyncExternalStore(
    widget.subscribe,
    () => widget.state,
    () => widget.state,
  );
}
