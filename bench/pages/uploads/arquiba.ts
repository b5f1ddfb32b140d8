import { UploadManager } from '@arquiba/upload-sdk';
import { UploadDropzone, type UploadWidgetUpdate } from '@arquiba/upload-widget';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Server } from '../uploads.ts';
import { sixAtATime } from './six-at-a-time.ts';

export async function uploadWithSdk(files: File[], { url, apiKey }: Server): Promise<void> {
  const manager = new UploadManager({ apiUrl: url, apiKey });
  await sixAtATime(files, async (data) => void (await manager.upload({ data })));
}

/** With its list on the page, as people see it. */
export async function uploadWithWidget(files: File[], { url, apiKey }: Server): Promise<void> {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  await new Promise<void>((resolve, reject) => {
    const onUpdate = ({ uploadedFiles, failedFiles }: UploadWidgetUpdate) => {
      if (failedFiles[0]) reject(new Error(failedFiles[0].error.message));
      if (uploadedFiles.length === files.length) resolve();
    };
    const options = { apiUrl: url, apiKey, multi: true };
    root.render(createElement(UploadDropzone, { options, onUpdate }));
    void choose(place, files);
  });
  root.unmount();
  place.remove();
}

async function choose(place: HTMLElement, files: File[]): Promise<void> {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  const input = await inputIn(place);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function inputIn(place: HTMLElement): Promise<HTMLInputElement> {
  for (;;) {
    for (const { shadowRoot } of place.querySelectorAll('*')) {
      const input = shadowRoot?.querySelector<HTMLInputElement>('input[type=file]');
      if (input) return input;
    }
    await new Promise(requestAnimationFrame);
  }
}
