import type { Widget } from '../core/create-widget.ts';

interface RecorderProps {
  widget: Widget;
  kind: 'camera' | 'screen';
  onClose(): void;
}

export default function Recorder(_: RecorderProps) {
  return null;
}
