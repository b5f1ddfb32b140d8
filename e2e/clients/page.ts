// A page of another site, with the published clients as that site would install them.
import * as sdk from '@bytescale/sdk';
import type { UploadWidgetConfig, UploadWidgetOnUpdateEvent } from '@bytescale/upload-widget';
import { UploadDropzone } from '@bytescale/upload-widget-react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Upload } from 'upload-js';
import { canShow } from './can-show.ts';

type Options = Omit<UploadWidgetConfig, 'onUpdate' | 'layout' | 'fetchApi' | 'container'>;

const clients = {
  sdk,
  /** The old client. */
  Upload,
  /** What the widget has last said about its files. */
  update: null as UploadWidgetOnUpdateEvent | null,
  showDropzone(options: Options): void {
    const place = document.body.appendChild(document.createElement('main'));
    const onUpdate = (update: UploadWidgetOnUpdateEvent) => {
      clients.update = update;
    };
    createRoot(place).render(createElement(UploadDropzone, { options, onUpdate }));
  },
  canShow,
};

declare global {
  interface Window {
    clients: typeof clients;
  }
}
window.clients = clients;
