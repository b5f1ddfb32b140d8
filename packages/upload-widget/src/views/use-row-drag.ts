import { type DragEvent, useState } from 'react';
import type { Widget } from '../core/create-widget.ts';

/** Distinguishes a row from files that come from elsewhere. */
const TYPE = 'application/x-upload-row';

/** Rows are reordered by dragging one over another; with the keyboard, by the arrows of a row. */
export function useRowDrag(widget: Widget, isOn: boolean) {
  const [dragged, setDragged] = useState<number | null>(null);
  return (id: number) => ({
    draggable: isOn,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.setData(TYPE, String(id));
      dataTransfer.effectAllowed = 'move';
      setDragged(id);
    },
    onDragOver(event: DragEvent) {
      if (dragged === null || !event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      if (dragged !== id) {
        widget.move(
          dragged,
          widget.state.rows.findIndex((row) => row.id === id),
        );
      }
    },
    onDragEnd: () => setDragged(null),
  });
}
