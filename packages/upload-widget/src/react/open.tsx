import { createRoot } from 'react-dom/client';
import type { UploadWidgetOptions, UploadWidgetResult } from '../core/options.ts';
import { UploadDropzone } from './upload-dropzone.tsx';
import { UploadModal } from './upload-modal.tsx';

export const UploadWidget = {
  /** Opens the widget, from any page, and resolves with the files once it is closed or finished. */
  open(options: UploadWidgetOptions): Promise<UploadWidgetResult[]> {
    return new Promise((resolve) => {
      const place = containerOf(options).appendChild(document.createElement('div'));
      const root = createRoot(place);
      const end = (files: UploadWidgetResult[]) => {
        root.unmount();
        place.remove();
        resolve(files);
      };
      root.render(
        options.layout === 'inline' ? (
          <UploadDropzone options={options} width="100%" onComplete={end} />
        ) : (
          <UploadModal options={options} onClosed={end} />
        ),
      );
    });
  },
};

function containerOf({ container }: UploadWidgetOptions): HTMLElement {
  const found = typeof container === 'string' ? document.querySelector(container) : container;
  return found instanceof HTMLElement ? found : document.body;
}
