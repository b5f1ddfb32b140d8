import { lazy, Suspense, useState } from 'react';
import type { Widget } from '../core/create-widget.ts';
import { UrlForm } from './url-form.tsx';

const Recorder = lazy(() => import('../recorders/recorder.tsx'));

type Source = 'camera' | 'screen' | 'url';

/** Ways to add a file besides those of the device. The recorder is loaded when it is needed. */
export function Sources({ widget }: { widget: Widget }) {
  const { sources, locale } = widget.options;
  const [open, setOpen] = useState<Source | null>(null);
  const labels = { camera: locale.cameraBtn, screen: locale.screenBtn, url: locale.urlBtn };
  const close = () => setOpen(null);
  if (sources.length === 0) return null;
  return (
    <>
      <div className="sources">
        {sources.map((source) => (
          <button
            key={source}
            type="button"
            className="button quiet"
            aria-expanded={open === source}
            onClick={() => setOpen(open === source ? null : source)}
          >
            {labels[source]}
          </button>
        ))}
      </div>
      {open === 'url' && <UrlForm widget={widget} />}
      {(open === 'camera' || open === 'screen') && (
        <Suspense fallback={<p className="hint">{locale.submitBtnLoading}</p>}>
          <Recorder widget={widget} kind={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
