import { requestRecovery } from '@arquiba/contract/recovery';
import { useRef } from 'react';
import { Form, redirect, useNavigate, useSearchParams } from 'react-router';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/recovery-email-page';
import { checkEmail } from './check-email.ts';
import { errorsOf } from './errors-of.ts';
import { QUIET, QuietLink } from './quiet-link.tsx';
import { keepProgress, progressAfter, readProgress } from './recovery-progress.ts';
import { RestartNotice } from './restart-notice.tsx';

const NEXT = '/recuperar-senha/codigo';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Recuperar senha', face: 'shop', hidden: true }, args);
}

/** Requests the code when scripts are not loaded. */
export async function action({ context, request }: Route.ActionArgs) {
  const email = String((await request.formData()).get('email') ?? '').trim();
  try {
    await context.get(callContext)(requestRecovery, { email });
  } catch (error) {
    return { email, errors: errorsOf(error) };
  }
  return redirect(`${NEXT}?email=${encodeURIComponent(email)}`);
}

export default function RecoveryEmailPage({ actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const { busy, errors, form } = useForm({
    read: (form) => String(form.get('email') ?? '').trim(),
    check: checkEmail,
    before: actionData?.errors,
    async send(email) {
      const answer = await quietCall(requestRecovery, { email });
      keepProgress(progressAfter(email, answer));
      if (!answer.sent) notify('info', SENT_BEFORE);
      await navigate(NEXT);
    },
  });

  function goOnWithCode() {
    const email = field.current?.value.trim() ?? '';
    const problem = checkEmail(email);
    if (problem) {
      notify('error', problem.message);
      return field.current?.focus();
    }
    const before = readProgress();
    if (before?.email !== email) keepProgress({ email, resendAt: 0, expiresAt: 0 });
    void navigate(NEXT);
  }

  return (
    <Stage
      face="aro"
      title="Recuperar senha"
      lead="Informe o e-mail do seu cadastro. Se houver uma conta com ele, enviamos um código de 8 caracteres."
    >
      <RestartNotice reason={search.get('aviso')} />
      <Form method="post" className="grid gap-4" {...form}>
        <TextField
          ref={field}
          label="E-mail do cadastro"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={actionData?.email}
          error={errors.email ?? errors.form}
        />
        <Button type="submit" size="lg" wide busy={busy} busyLabel="Enviando o código...">
          Entrar Código
        </Button>
      </Form>
      <div className="flex flex-wrap justify-between gap-x-6">
        <QuietLink to="/entrar">Voltar ao login</QuietLink>
        <button type="button" onClick={goOnWithCode} className={QUIET}>
          Já tenho um código
        </button>
      </div>
    </Stage>
  );
}

const SENT_BEFORE = 'Um código foi pedido há pouco e ainda vale. Confira o seu e-mail.';
