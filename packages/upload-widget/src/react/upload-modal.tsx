import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UploadWidgetOptions, UploadWidgetResult } from '../core/options.ts';
import { canFinish, type WidgetState } from '../core/state.ts';
import { WidgetBody } from '../views/widget-body.tsx';
import { Shadow } from './shadow.tsx';
import { useInit } from './use-init.ts';
import { useUploadWidget } from './use-widget.ts';
import { setUpError } from './widget-error.ts';

const CLOSING = 250;
/** A single file is shown as done for a moment before the dialog closes automatically. */
const SELF_CLOSING = 551;

interface UploadModalProps {
  options: UploadWidgetOptions;
  /** With everything that is ready, however the dialog was closed. */
  onClosed(files: UploadWidgetResult[]): void;
}

/** The widget as a dialog over the page. */
export function UploadModal({ options: given, onClosed }: UploadModalProps) {
  const { widget, state } = useUploadWidget({ ...given, layout: 'modal' });
  const { options } = widget;
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const [closing, setClosing] = useState(false);
  const [asks, setAsks] = useState(false);
  const ended = useRef(onClosed);
  ended.current = onClosed;

  const close = useCallback(() => {
    setAsks(false);
    setClosing(true);
  }, []);
  const askToClose = () => {
    if (asks || !isUnderWay(state)) close();
    else setAsks(true);
  };
  useInit(widget, close);

  useEffect(() => {
    if (dialog && !dialog.open) dialog.showModal();
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
    };
  }, [dialog]);
  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => {
      dialog?.close();
      const files = widget.results();
      widget.abandonPending();
      ended.current(files);
    }, CLOSING);
    return () => clearTimeout(timer);
  }, [closing, dialog, widget]);

  const finishesItself = !options.showFinishButton && !options.multi && canFinish(state);
  useEffect(() => {
    if (!finishesItself) return;
    const timer = setTimeout(close, SELF_CLOSING);
    return () => clearTimeout(timer);
  }, [finishesItself, close]);

  const error = useMemo(() => setUpError(options), [options]);
  return (
    <Shadow options={options}>
      <dialog
        ref={setDialog}
        className={closing ? 'modal closing' : 'modal'}
        aria-label={options.locale.title}
        onCancel={(event) => {
          // A dismissed file chooser emits the same event, which bubbles up to here.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          askToClose();
        }}
      >
        <WidgetBody
          {...{ widget, state, error }}
          onFinish={close}
          onClose={askToClose}
          asksToLeave={asks}
          onStay={() => setAsks(false)}
        />
      </dialog>
    </Shadow>
  );
}

function isUnderWay({ rows }: WidgetState): boolean {
  return rows.some(
    ({ type, leaving }) => !leaving && (type === 'uploading' || type === 'preprocessing'),
  );
}
