import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { MODAL } from '../../dialogs/modal.ts';

interface FileCatcherProps {
  form: RefObject<HTMLFormElement | null>;
  onFiles(files: File[]): void;
}

/** Takes files that are pasted or dropped anywhere on the page, unless something else there takes them. */
export default function FileCatcher({ form, onFiles }: FileCatcherProps) {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const over = new AbortController();
    const isMine = (event: Event) => {
      const modal = document.querySelector(MODAL);
      return !event.defaultPrevented && (!modal || modal.contains(form.current));
    };
    // On the window: the upload area comes first, and takes what is dropped or pasted on it.
    const listen = <Name extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      name: Name,
      act: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, act, over);
    listen('dragover', (event) => {
      const mine = isMine(event) && event.dataTransfer?.types.includes('Files');
      if (mine) event.preventDefault();
      setDragging(mine ?? false);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setDragging(false);
    });
    listen('drop', (event) => {
      setDragging(false);
      if (isMine(event)) take(event, event.dataTransfer);
    });
    listen('paste', (event) => {
      // Spreadsheets copy a text and its picture: the text is meant.
      const isText = event.clipboardData?.types.includes('text/plain');
      if (isMine(event) && !isText && !isForAnother(event.target, form.current)) {
        take(event, event.clipboardData);
      }
    });
    return () => over.abort();
  }, [form]);
  if (!dragging) return null;
  return (
    <p className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-orange bg-orange-soft font-semibold">
      Solte para adicionar
    </p>
  );
}

/** Another field takes texts, and may take files. */
function isForAnother(target: EventTarget | null, form: HTMLFormElement | null): boolean {
  const field = target instanceof Element ? target.closest('input, textarea') : null;
  return field !== null && !form?.contains(field);
}
