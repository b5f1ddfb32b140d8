import type { ReactNode } from 'react';
import type {
  UploadWidgetOptions,
  UploadWidgetResult,
  UploadWidgetUpdate,
} from '../core/options.ts';
import { UploadWidget } from './open.tsx';

export interface UploadButtonProps {
  options: UploadWidgetOptions;
  onComplete?(files: UploadWidgetResult[]): void;
  onUpdate?(update: UploadWidgetUpdate): void;
  /** Draws the button, whose click opens the dialog. */
  children(button: { onClick(event: { preventDefault(): void }): void }): ReactNode;
}

export function UploadButton({ options, onComplete, onUpdate, children }: UploadButtonProps) {
  return children({
    onClick(event) {
      event.preventDefault();
      void UploadWidget.open({ ...options, ...(onUpdate && { onUpdate }) }).then(onComplete);
    },
  });
}
