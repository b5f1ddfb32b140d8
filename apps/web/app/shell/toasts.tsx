import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { MODAL } from './modal.ts';

export { toast };

/** Toasts as the specification has them: its figures are section 9's. */
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

/** A dialog lies over all that was there before it: over that comes only what is shown anew. */
function raise(layer: HTMLElement): void {
  if (!document.querySelector(MODAL)) return;
  layer.hidePopover();
  layer.showPopover();
}

const ICONS = {
  success: <CircleCheck />,
  error: <CircleAlert />,
  warning: <CircleAlert />,
  info: <Info />,
  default: <Info />,
};
