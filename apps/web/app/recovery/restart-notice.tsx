import { Info } from '../ui/icons/info.tsx';

/** Why the person was sent back to the first step: `?aviso=` of the URL. */
export function RestartNotice({ reason }: { reason: string | null }) {
  const text = reason !== null && Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined;
  if (!text) return null;
  return (
    <p role="status" className="flex gap-3 rounded-card bg-sunken p-4">
      <Info className="mt-0.5 size-5 flex-none" />
      {text}
    </p>
  );
}

const REASONS: Record<string, string> = {
  email: 'Para digitar o código, informe antes o e-mail do seu cadastro.',
  codigo: 'Para criar uma nova senha, confirme antes o código enviado por e-mail.',
  expirou: 'O tempo para criar a nova senha acabou. Peça um novo código.',
};
