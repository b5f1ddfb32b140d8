import { type ReactNode, useEffect, useRef } from 'react';
import { type Id, ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled';
import { MODAL } from '../dialogs/modal.ts';
import { CircleCheck } from '../ui/icons/circle-check.tsx';
import { CircleExclamationPoint } from '../ui/icons/circle-exclamation-point.tsx';
import { Info } from '../ui/icons/info.tsx';
import { X } from '../ui/icons/x.tsx';
import type { Kind } from './notify.ts';

export { toast };

/** The last toast of each text. */
const said = new Map<string, Id>();

/** Shows a toast. If the same text is still shown, it is announced again and its time restarts. */
export function show(kind: Kind, content: ReactNode, options?: ToastOptions): void {
  const words = typeof content === 'string' ? `${kind} ${content}` : null;
  const before = words === null ? undefined : said.get(words);
  if (before !== undefined && toast.isActive(before)) {
    // A new element, so that screen readers announce it again.
    toast.update(before, { render: <span key={performance.now()}>{content}</span>, delay: null });
    return;
  }
  // Dropped if it is still queued for the container.
  if (before !== undefined) toast.dismiss(before);
  const id = toast[kind](content, options);
  if (words !== null) said.set(words, id);
}

let failures = 0;

/**
 * The code of an action could not be loaded. Firefox, Safari and Chromium up to 153 never request a failed module
 * again, so from the second error on a reload is offered, until the toast is closed.
 */
export function showNotLoaded(): void {
  failures += 1;
  if (failures === 1 || !navigator.onLine) {
    show('error', 'Sem conexão. Confira a internet e tente novamente.');
    return;
  }
  const content = (
    <SaidWithAction
      said="Não foi possível carregar esta parte."
      action="Recarregar a página"
      onAction={() => window.location.reload()}
    />
  );
  toast.error(content, { toastId: 'reload', autoClose: false, closeOnClick: false });
}

/** Closes an error toast whose cause is gone. */
export function withdraw(content: string): void {
  const id = said.get(`error ${content}`);
  if (id !== undefined) toast.dismiss(id);
}

export interface SaidWithActionProps {
  said: string;
  action: string;
  onAction(): void;
}

/** A toast that says something and offers one thing to do. */
export function SaidWithAction({ said, action, onAction }: SaidWithActionProps) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      {said}
      <button type="button" onClick={onAction} className="touch h-9 font-bold underline">
        {action}
      </button>
    </span>
  );
}

/** Toasts with the values of section 9 of the specification. */
export default function Toasts() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    layer.current?.showPopover();
    return toast.onChange(({ status }) => {
      if (status === 'added' && layer.current) raise(layer.current);
    });
  }, []);
  return (
    <div
      ref={layer}
      popover="manual"
      className="size-0 overflow-visible border-0 bg-transparent p-0"
    >
      <ToastContainer
        position="top-right"
        autoClose={5000}
        theme="light"
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        newestOnTop
        icon={({ type, isLoading }) => (isLoading ? undefined : ICONS[type])}
        aria-label="Avisos (Alt+T)"
        closeButton={({ closeToast }) => (
          <button
            type="button"
            className="Toastify__close-button"
            aria-label="Fechar aviso"
            onClick={closeToast}
          >
            <X size={18} aria-hidden />
          </button>
        )}
      />
    </div>
  );
}

/**
 * A modal dialog covers everything that was in the top layer before it, so the toasts are shown again to be
 * above it.
 */
function raise(layer: HTMLElement): void {
  if (!document.querySelector(MODAL)) return;
  layer.hidePopover();
  layer.showPopover();
}

const ICONS = {
  success: <CircleCheck />,
  error: <CircleExclamationPoint />,
  warning: <CircleExclamationPoint />,
  info: <Info />,
  default: <Info />,
};
