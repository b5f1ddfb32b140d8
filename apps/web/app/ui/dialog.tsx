import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  /** Esc, the cross and a click beside the sheet ask for it. */
  onClose(): void;
  /** Whether Esc or a click beside the sheet may close it; the cross always does. */
  mayClose?(): boolean;
  title: string;
  /** Buttons under the content; the last one is the main one. */
  actions?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  children: ReactNode;
}

/** A sheet over the page: centred on a desk, from the bottom on a phone. */
export function Dialog(props: DialogProps) {
  const { open, onClose, mayClose, title, actions, size = 'md', children } = props;
  const titleId = useId();
  const dialog = useModal(open, mayClose);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
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
        <IconButton name="Fechar" icon={<X />} onClick={() => dialog.current?.close()} />
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

/**
 * Keeps a native dialog in step with `open`, and closes it on a click beside
 * it. The platform traps the focus, closes on Esc and gives the focus back.
 */
export function useModal(open: boolean, mayClose: () => boolean = always) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = useEffectEvent(mayClose);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    const onClick = (event: MouseEvent) => {
      if (element && isBeside(element, event) && ask()) element.close();
    };
    const onCancel = (event: Event) => {
      if (event.target === element && !ask()) event.preventDefault();
    };
    element?.addEventListener('click', onClick);
    element?.addEventListener('cancel', onCancel);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('cancel', onCancel);
    };
  }, []);
  return dialog;
}

const always = () => true;

/** The backdrop is part of the dialog: a click on it hits the dialog, outside its box. */
function isBeside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}
