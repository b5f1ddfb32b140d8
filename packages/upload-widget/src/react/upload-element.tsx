import { createRoot, type Root } from 'react-dom/client';
import type { UploadWidgetOptions } from '../core/options.ts';
import { UploadDropzone } from './upload-dropzone.tsx';

/**
 * Defines `<upload-widget>`, for pages without React. Options are set as its `options`; it emits the events
 * `uploadupdate` and `uploadcomplete`, whose details are those of the callbacks.
 */
export function defineUploadElement(name = 'upload-widget'): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      #root: Root | null = null;
      #options: UploadWidgetOptions | null = null;

      get options(): UploadWidgetOptions | null {
        return this.#options;
      }

      set options(options: UploadWidgetOptions | null) {
        this.#options = options;
        this.#draw();
      }

      connectedCallback(): void {
        this.#root = createRoot(this);
        this.#draw();
      }

      disconnectedCallback(): void {
        this.#root?.unmount();
        this.#root = null;
      }

      #draw(): void {
        const options = this.#options;
        if (!options) return;
        const dispatch = (type: string) => (detail: unknown) =>
          void this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
        this.#root?.render(
          <UploadDropzone
            options={options}
            onUpdate={dispatch('uploadupdate')}
            onComplete={dispatch('uploadcomplete')}
            width="100%"
            height="100%"
          />,
        );
      }
    },
  );
}
