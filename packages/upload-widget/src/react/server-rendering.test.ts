import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UploadDropzone } from '../index.ts';

const options = { apiUrl: 'https://midia.exemplo', apiKey: 'public_A7kQ2mZ1' };

it('is drawn on a server without a document, and without styles in attributes', () => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(createElement(UploadDropzone, { options, className: 'envio' }));
  expect(html).toBe('<div class="envio"><div></div></div>');
});
