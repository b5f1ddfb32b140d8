import { PASSWORD_MIN_CHARACTERS } from '@arquiba/contract/accounts';
import { ApiError } from '@arquiba/contract/errors';
import { currentRecovery, resetPassword } from '@arquiba/contract/recovery';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, redirect, useNavigate } from 'react-router';
import { NewPasswordFields } from '../accounts/public/new-password-fields.tsx';
import { quietCall } from '../api-call.ts';
import { type Problem, useForm } from '../forms/use-form.ts';
import { pageCall } from '../loader.ts';
import { notify } from '../notices/notify.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';
import { storeSession } from '../viewer/use-session-in-tabs.ts';
import type { Route } from './+types/recovery-password-page';
import { errorsOf } from './errors-of.ts';
import { QuietLink } from './quiet-link.tsx';
import { forgetProgress, readProgress } from './recovery-progress.ts';
import { hasWaysIn, WaysInStep } from './ways-in-step.tsx';

const SIGNED_IN = '/minha-conta/pedidos';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Nova senha', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const { waysIn } = await pageCall(args)(currentRecovery, {});
  if (!waysIn) throw redirect('/recuperar-senha?aviso=codigo');
  return { waysIn };
}

/** Sets the password when scripts are not loaded. Then nothing is kept. */
export async function action({ context, request }: Route.ActionArgs) {
  const values = readPasswords(await request.formData());
  const problem = checkPasswords(values);
  if (problem) return { errors: { [problem.field]: problem.message } };
  try {
    const { password } = values;
    const { status } = await context.get(callContext)(resetPassword, { password });
    return redirect(status === 'active' ? SIGNED_IN : '/entrar');
  } catch (error) {
    return { errors: errorsOf(error) };
  }
}

export default function RecoveryPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { waysIn } = loaderData;
  const navigate = useNavigate();
  // The fields stay in the form, hidden, while the person looks at the list.
  const [step, setStep] = useState<'password' | 'ways'>('password');
  const [email, setEmail] = useState('');
  useEffect(() => setEmail(readProgress()?.email ?? ''), []);

  const { busy, errors, form } = useForm({
    read: readPasswords,
    check: checkPasswords,
    before: actionData?.errors,
    async send({ password, keepPasskeys }) {
      if (step === 'password' && hasWaysIn(waysIn)) return setStep('ways');
      const input = { password, keepPasskeys };
      const answer = await quietCall(resetPassword, input).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'recovery_expired') return null;
        // The fields must be visible to show their errors.
        flushSync(() => setStep('password'));
        throw error;
      });
      if (!answer) return navigate('/recuperar-senha?aviso=expirou', { replace: true });
      forgetProgress();
      if (answer.status === 'sign_in_needed') {
        notify(
          'success',
          'Senha atualizada! Agora entre com ela e com a verificação em duas etapas.',
        );
        return navigate('/entrar', { replace: true });
      }
      storeSession(answer);
      notify('success', 'Senha atualizada! Você já está na sua conta.');
      await navigate(SIGNED_IN, { replace: true });
    },
  });

  return (
    <Stage face="aro" {...WORDS[step]}>
      <Form method="post" className="grid gap-4" {...form}>
        {errors.form && (
          <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
            {errors.form}
          </p>
        )}
        {/* Lets password managers store the new password for this account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-4" hidden={step === 'ways'}>
          <NewPasswordFields
            labels={{ password: 'Nova Senha', confirmation: 'Confirme a Senha' }}
            errors={errors}
          />
        </div>
        {step === 'ways' && <WaysInStep ways={waysIn} />}
        <Button type="submit" size="lg" wide busy={busy} busyLabel="Atualizando...">
          {step === 'ways' ? 'Encerrar o resto e entrar' : 'Atualizar senha'}
        </Button>
      </Form>
      <QuietLink to="/entrar">Voltar ao login</QuietLink>
    </Stage>
  );
}

const WORDS = {
  password: {
    title: 'Nova senha',
    lead: 'Escolha uma senha que você não usa em outro lugar. As sessões abertas em outros aparelhos serão encerradas.',
  },
  ways: {
    title: 'Quem mais entra?',
    lead: 'Com a senha nova, tudo o que está nesta lista deixa de entrar na conta. Marque só as chaves de acesso que são suas.',
  },
};

function readPasswords(form: FormData) {
  return {
    password: String(form.get('password') ?? ''),
    confirmation: String(form.get('confirmation') ?? ''),
    keepPasskeys: form.getAll('keepPasskeys').map(String),
  };
}

function checkPasswords({
  password,
  confirmation,
}: ReturnType<typeof readPasswords>): Problem | null {
  if (password === '') return { field: 'password', message: 'Preencha a senha' };
  if ([...password].length < PASSWORD_MIN_CHARACTERS) {
    const message = `A senha precisa de pelo menos ${PASSWORD_MIN_CHARACTERS} caracteres`;
    return { field: 'password', message };
  }
  if (confirmation === '')
    return { field: 'confirmation', message: 'Preencha a confirmação de senha' };
  return password === confirmation
    ? null
    : { field: 'confirmation', message: 'Senhas não coincidem' };
}
