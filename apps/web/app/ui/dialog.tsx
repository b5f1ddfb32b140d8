import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons/x.tsx';
import { closeLayer, openLayer } from './layers.ts';

interface DialogProps {
  open: boolean;
  onClose(): void;
  /** Whether there are unsaved changes: Esc, the close button and a click on the backdrop then ask first. */
  isChanged?(): boolean;
  title: string;
  /** Label of a first button that closes without asking. */
  cancel?: string;
  /** Buttons below the content; the last one is the main action. */
  actions?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  /** False while the router holds the history, which is asked whether the page may be left. */
  closedByBack?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog: centred on a desktop, at the bottom on a phone. When it opens, a text field with
 * `data-focus` gets the focus, else the close button.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, isChanged, title, cancel, size = 'md', children } = props;
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const mayClose = () => {
    const changed = isChanged?.() ?? false;
    // If the question is already shown, Esc closes it.
    setAsking(changed && !asking);
    return !changed;
  };
  const dialog = useModal(open, mayClose, props.closedByBack);
  const close = () => dialog.current?.close();
  const actions = asking ? (
    <Discard onKeep={() => setAsking(false)} onDiscard={close} />
  ) : (
    props.actions && (
      <>
        {cancel && (
          <Button tone="secondary" onClick={onClose}>
            {cancel}
          </Button>
        )}
        {props.actions}
      </>
    )
  );
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        setAsking(false);
        onClose();
      }}
      className={cx(
        'appear m-auto w-full flex-col overflow-hidden rounded-lg border border-line bg-raised p-0 text-ink shadow-float open:flex',
        'max-md:mb-0 max-md:max-w-full max-md:rounded-b-none',
        'max-h-[calc(100dvh-24px)] md:max-h-[calc(100dvh-80px)]',
        size === 'md' ? 'md:max-w-120' : 'md:max-w-180',
      )}
    >
      <div className="flex items-center gap-4 border-b border-line py-2 pr-2 pl-5">
        <h2 id={titleId} className="display min-w-0 flex-1 text-xl">
          {title}
        </h2>
        <IconButton name="Fechar" icon={<X />} onClick={() => mayClose() && close()} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
      {actions && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-line p-4 max-sm:[&>*]:flex-1">
          {actions}
        </div>
      )}
    </dialog>
  );
}

function Discard({ onKeep, onDiscard }: { onKeep(): void; onDiscard(): void }) {
  const [before] = useState(() => document.activeElement);
  const keep = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = keep.current?.closest('dialog');
    keep.current?.querySelector('button')?.focus();
    // Focus returns to the text field.
    return () => {
      const field = before?.matches('input, textarea, select')
        ? before
        : dialog?.querySelector('[data-focus]');
      if (field instanceof HTMLElement) field.focus();
    };
  }, [before]);
  return (
    <div
      ref={keep}
      className="flex flex-wrap items-center justify-end gap-3 max-sm:[&>button]:flex-1"
    >
      <p role="alert" className="font-semibold max-sm:w-full sm:mr-2">
        Descartar alterações?
      </p>
      <Button tone="secondary" onClick={onKeep}>
        Continuar editando
      </Button>
      <Button tone="danger" onClick={onDiscard}>
        Descartar
      </Button>
    </div>
  );
}

/**
 * Opens and closes a native dialog with `open`, and closes it on a click on the backdrop. The browser traps
 * the focus, closes on Esc and restores the focus. The back button closes it too.
 */
export function useModal(open: boolean, mayClose: () => boolean = always, closedByBack = true) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = useEffectEvent(mayClose);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      element?.showModal();
      writeOn(element?.querySelector('[data-focus]'));
    }
    if (!open && element?.open) element.close();
    if (!open || !element || !closedByBack) return;
    openLayer(element, () => {
      const may = ask();
      if (may) element.close();
      return may;
    });
    return () => closeLayer(element);
  }, [open, closedByBack]);
  useEffect(() => {
    const element = dialog.current;
    const onClick = (event: MouseEvent) => {
      if (element && isBeside(element, event) && ask()) element.close();
    };
    const onCancel = (event: Event) => {
      if (event.target === element && !ask()) event.preventDefault();
    };
    // Browsers close a dialog on a second Esc, even if `cancel` was prevented: the key itself is prevented
    // instead.
    const onKey = (event: KeyboardEvent) => {
      const own = event.target instanceof Element && event.target.closest('dialog') === element;
      if (!element || event.key !== 'Escape' || !own || event.defaultPrevented) return;
      if (element.querySelector(':popover-open')) return;
      event.preventDefault();
      if (ask()) element.close();
    };
    element?.addEventListener('click', onClick);
    element?.addEventListener('cancel', onCancel);
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('cancel', onCancel);
      element?.removeEventListener('keydown', onKey);
    };
  }, []);
  return dialog;
}

const always = () => true;

/** Focuses a field, with the cursor at the end of its text. */
function writeOn(field: HTMLInputElement | HTMLTextAreaElement | null | undefined): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** The backdrop is part of the dialog: a click on it hits the dialog, outside its box. */
function isBeside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}
