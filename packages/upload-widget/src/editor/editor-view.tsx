import type { Widget } from '../core/create-widget.ts';
import type { WidgetState } from '../core/state.ts';

interface EditorViewProps {
  widget: Widget;
  state: WidgetState;
  id: number;
}

export default function EditorView(_: EditorViewProps) {
  return null;
}
