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
