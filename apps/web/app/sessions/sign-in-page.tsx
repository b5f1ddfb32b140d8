import { signIn } from '@arquiba/contract/sessions';
import { Form, Link, redirect, useSearchParams } from 'react-router';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Stage } from '../shell/stage.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/sign-in-page';
import { readReturnPath } from './public/return-path.ts';
import { AFTER_SIGN_IN, blockedMessage } from './sign-in-texts.ts';
import { useSignIn } from './use-sign-in.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Entrar', hidden: true }, args);
}

export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(accountContext)) throw redirect(destination(url));
  return null;
}

/** Signs in where the page's code has not arrived; otherwise `useSignIn` does. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  try {
    const answer = await context.get(callContext)(signIn, {
      email,
      password: String(form.get('password') ?? ''),
    });
    if (answer.status === 'blocked') return { email, problem: blockedMessage(answer.name) };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
    return { email, problem: error.message };
  }
  return redirect(destination(url));
}

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const back = readReturnPath(search.get('voltar'));
  const { submit, busy } = useSignIn(back);
  const keep = back ? `?voltar=${encodeURIComponent(back)}` : '';
  return (
    <Stage title="Entrar" lead="Sua torcida, seus treinos e seus óculos no mesmo lugar.">
      <Form method="post" className="grid gap-4" onSubmit={submit}>
        {actionData?.problem && (
          <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
            {actionData.problem}
          </p>
        )}
        <TextField
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={actionData?.email}
        />
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="current-password"
          maxLength={200}
        />
        <Link to="/recuperar-senha" className={LINK}>
          Esqueci a senha
        </Link>
        <Button type="submit" size="lg" wide busy={busy} busyLabel="Entrando...">
          Entrar
        </Button>
      </Form>
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        Ainda não tem conta?
        <Link to={`/cadastrar${keep}`} className={LINK}>
          Cadastre-se
        </Link>
      </p>
    </Stage>
  );
}

function destination(url: URL): string {
  return readReturnPath(url.searchParams.get('voltar')) ?? AFTER_SIGN_IN;
}

const LINK =
  'flex h-11 w-fit items-center font-semibold text-accent-ink no-underline hover:underline';
