import { confirmRecovery } from '@arquiba/contract/recovery';
import { useEffect, useState } from 'react';
import { Form, redirect, useNavigate } from 'react-router';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';
import type { Route } from './+types/recovery-code-page';
import { CodeField, checkCode } from './code-field.tsx';
import { CodeResend } from './code-resend.tsx';
import { errorsOf } from './errors-of.ts';
import { QuietLink } from './quiet-link.tsx';
import { keepProgress, type RecoveryProgress, readProgress } from './recovery-progress.ts';

const NEXT = '/recuperar-senha/nova-senha';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Digite o código', face: 'shop', hidden: true }, args);
}

export function loader({ url }: Route.LoaderArgs) {
  // Only without scripts: otherwise the e-mail is in the tab's storage, not in the URL.
  return { email: url.searchParams.get('email')?.slice(0, 254) ?? null };
}

/** Confirms the code when scripts are not loaded. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const [email, code] = [String(form.get('email') ?? ''), String(form.get('code') ?? '')];
  try {
    await context.get(callContext)(confirmRecovery, { email, code });
  } catch (error) {
    return { errors: errorsOf(error) };
  }
  return redirect(NEXT);
}

export default function RecoveryCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<RecoveryProgress | null>(null);
  const email = progress?.email ?? loaderData.email;

  useEffect(() => {
    const stored = readProgress();
    if (stored) setProgress(stored);
    else if (!loaderData.email) void navigate('/recuperar-senha?aviso=email', { replace: true });
  }, [loaderData.email, navigate]);

  const { busy, errors, form } = useForm({
    read: (form) => String(form.get('code') ?? ''),
    check: checkCode,
    before: actionData?.errors,
    async send(code, element) {
      try {
        await quietCall(confirmRecovery, { email: email ?? '', code });
      } catch (error) {
        // Typing replaces the wrong code.
        (element.elements.namedItem('code') as HTMLInputElement).select();
        throw error;
      }
      await navigate(NEXT);
    },
  });

  function renew(next: RecoveryProgress) {
    keepProgress(next);
    setProgress(next);
  }

  return (
    <Stage face="aro" title="Digite o código" lead={<Lead email={email} />}>
      <Form method="post" className="grid gap-4" {...form}>
        <input type="hidden" name="email" value={email ?? ''} readOnly />
        <CodeField error={errors.code ?? errors.email ?? errors.form} />
        <Button type="submit" size="lg" wide busy={busy} busyLabel="Confirmando...">
          Confirmar código
        </Button>
      </Form>
      {progress && <CodeResend progress={progress} onResent={renew} />}
      <QuietLink to="/recuperar-senha">Alterar e-mail</QuietLink>
    </Stage>
  );
}

function Lead({ email }: { email: string | null }) {
  return (
    <>
      Se houver uma conta com{' '}
      {email ? <b className="text-ink wrap-anywhere">{email}</b> : 'o seu e-mail'}, o código de 8
      caracteres chega em instantes. Ele vale por 10 minutos e só uma vez.
    </>
  );
}
