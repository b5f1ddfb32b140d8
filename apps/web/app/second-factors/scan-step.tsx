import type { SecondFactorSetup } from '@arquiba/contract/second-factors';
import { copyText } from '../copying/copy-text.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

interface ScanStepProps {
  setup: SecondFactorSetup;
  onCode(code: string): Promise<void>;
}

/** Transfers the secret to the app: by QR code, by a link on the same device, or typed. */
export function ScanStep({ setup: { uri, secret, qr }, onCode }: ScanStepProps) {
  const { busy, errors, form } = useForm({
    read: (form) => String(form.get('code') ?? ''),
    check: (code) => (code.trim() ? null : { field: 'code', message: 'Preencha o código' }),
    send: onCode,
  });
  return (
    <form className="grid gap-5" {...form}>
      <div className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-center">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="Código QR para o aplicativo autenticador"
          shapeRendering="crispEdges"
          className="w-44 justify-self-center rounded-md"
        >
          {/* Black on white in both themes: scanners need it. */}
          <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <div className="grid gap-2">
          <p>Aponte o aplicativo autenticador para o código, ou digite nele esta chave:</p>
          <code className="font-semibold wrap-anywhere">{secret}</code>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              tone="secondary"
              onClick={() => copyText(secret.replaceAll(' ', ''), 'Chave copiada.')}
            >
              Copiar chave
            </Button>
            {/* A phone cannot scan its own screen. */}
            <a
              href={uri}
              className="touch inline-flex h-9 items-center font-semibold text-accent-ink underline underline-offset-4 sm:hidden"
            >
              Abrir no aplicativo
            </a>
          </div>
        </div>
      </div>
      <TextField
        label="Código de 6 dígitos"
        hint="O que o aplicativo mostra agora."
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={errors.code}
        autoFocus
      />
      <Button type="submit" wide busy={busy} busyLabel="Ativando...">
        Ativar
      </Button>
    </form>
  );
}
