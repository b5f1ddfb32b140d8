import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { ToastContainer, toast } from 'react-toastify/unstyled';

export { toast };

/** Toasts as the specification has them: its figures are section 9's. */
export default function Toasts() {
  return (
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
  );
}

const ICONS = {
  success: <CircleCheck />,
  error: <CircleAlert />,
  warning: <CircleAlert />,
  info: <Info />,
  default: <Info />,
};
