// Every option, view, state and language of the widget, for people and for the browser tests.
// ?apiUrl=…&apiKey=… name the service; &show= a piece; everything else comes from `window.options`.
import * as sdk from '@arquiba/upload-sdk';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as widget from '../src/index.ts';
import { pieces } from './pieces.tsx';

const locales = { ptBr: widget.ptBr, en: widget.en, es: widget.es };
type LocaleName = keyof typeof locales;

declare global {
  interface Window {
    uploadWidget: typeof widget;
    uploadSdk: typeof sdk;
    updates: widget.UploadWidgetUpdate[];
    results: widget.UploadWidgetResult[][];
  }
}

const query = new URLSearchParams(location.search);
const service = {
  apiUrl: query.get('apiUrl') ?? '',
  ...(query.has('apiKey') && { apiKey: query.get('apiKey') ?? '' }),
};
Object.assign(window, { uploadWidget: widget, uploadSdk: sdk, updates: [], results: [] });

function Gallery() {
  const [name, setName] = useState(query.get('show') ?? 'dropzone');
  const [locale, setLocale] = useState<LocaleName>(
    (query.get('locale') as LocaleName | null) ?? 'ptBr',
  );
  const piece = pieces[name];
  return (
    <main>
      <h1>Galeria do widget de envio</h1>
      <div className="controls">
        <Choice label="Peça" value={name} values={Object.keys(pieces)} onChange={setName} />
        <Choice
          label="Idioma"
          value={locale}
          values={Object.keys(locales)}
          onChange={(value) => setLocale(value as LocaleName)}
        />
      </div>
      {piece?.({
        ...{ ...service, locale: locales[locale] },
        onUpdate: (update) => void window.updates.push(update),
      })}
    </main>
  );
}

function Choice({
  label,
  value,
  values,
  onChange,
}: {
  label: string;
  value: string;
  values: string[];
  onChange(value: string): void;
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
