import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '../locale/locale.ts';

const ERROR_RESET = 1500;

/** Discards the file, or continues with it; continuing may take a moment, and may fail. */
export function EditorButtons({
  locale,
  onCancel,
  onContinue,
  children,
}: {
  locale: Locale;
  onCancel(): void;
  onContinue(): Promise<void>;
  children?: ReactNode;
}) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(() => setState('idle'), ERROR_RESET);
    return () => clearTimeout(timer);
  }, [state]);
  const labels = {
    idle: locale.continueBtn,
    busy: locale.submitBtnLoading,
    failed: locale.submitBtnError,
  };
  return (
    <div className="foot">
      {children}
      <button type="button" className="button quiet" onClick={onCancel}>
        {locale.cancelPreviewBtn}
      </button>
      <button
        type="button"
        className={state === 'failed' ? 'button failed' : 'button'}
        aria-disabled={state !== 'idle'}
        aria-live="polite"
        onClick={() => {
          if (state !== 'idle') return;
          setState('busy');
          onContinue().catch((error) => {
            console.error(error);
            setState('failed');
          });
        }}
      >
        {labels[state]}
      </button>
    </div>
  );
}
