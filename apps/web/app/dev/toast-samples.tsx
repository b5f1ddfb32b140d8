import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

/** Toasts that stay, in the markup that react-toastify makes. */
export function ToastSamples() {
  return (
    <div className="specimen-stack">
      <Toast kind="success" icon={<CircleCheck />} text="Cadastro criado com sucesso!" />
      <Toast kind="error" icon={<CircleAlert />} text="E-mail ou senha incorretos" />
      <Toast kind="info" icon={<Info />} text="Entrando..." />
      <Toast
        kind="error"
        icon={<CircleAlert />}
        text="Olá, Dandara. Sua conta está bloqueada, entre em contato!"
      />
    </div>
  );
}

function Toast({ kind, icon, text }: { kind: string; icon: ReactNode; text: string }) {
  return (
    <div className={`Toastify__toast Toastify__toast--${kind}`}>
      <div className="Toastify__toast-icon">{icon}</div>
      {text}
      <button type="button" className="Toastify__close-button" aria-label="Fechar aviso">
        <X />
      </button>
      <div className="Toastify__progress-bar--wrp">
        <div className="Toastify__progress-bar" />
      </div>
    </div>
  );
}
