import type { ReactNode } from 'react';
import { CircleCheck } from '../ui/icons/circle-check.tsx';
import { CircleExclamationPoint } from '../ui/icons/circle-exclamation-point.tsx';
import { Info } from '../ui/icons/info.tsx';
import { X } from '../ui/icons/x.tsx';

/** Toasts that stay open, with the markup of react-toastify. */
export function ToastSamples() {
  return (
    <div className="specimen-stack">
      <Toast kind="success" icon={<CircleCheck />} text="Cadastro criado com sucesso!" />
      <Toast kind="error" icon={<CircleExclamationPoint />} text="E-mail ou senha incorretos" />
      <Toast kind="info" icon={<Info />} text="Entrando..." />
      <Toast
        kind="error"
        icon={<CircleExclamationPoint />}
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
