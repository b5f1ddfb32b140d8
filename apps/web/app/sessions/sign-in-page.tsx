import { confirmSecondFactor, signIn } from '@arquiba/contract/sessions';
import { Link, redirect, useSearchParams } from 'react-router';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';
import { readReturnPath } from '../viewer/return-path.ts';
import type { Route } from './+types/sign-in-page';
import { type SentBefore, SignInForm } from './public/sign-in-form.tsx';
import { AFTER_SIGN_IN, closedMessage } from './sign-in-texts.ts';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Entrar', hidden: true }, args);
}

export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(accountContext)) throw redirect(destination(url));
  return null;
}

/** Signs in when scripts are not loaded. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const call = context.get(callContext);
  const before: SentBefore = { email: text('email'), problem: null, challenge: null };
  try {
    const challenge = form.has('challenge') ? text('challenge') : null;
    const answer = challenge
      ? await call(confirmSecondFactor, { challenge, code: text('code') })
      : await call(signIn, { email: before.email, password: text('password') });
    if (answer.status === 'second_factor') return { ...before, challenge: answer.challenge };
    if (answer.status !== 'active') return { ...before, problem: closedMessage(answer) };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
    const again =
      'code' in error && (error.code === 'wrong_code' || error.code === 'invalid_input');
    return {
      ...before,
      problem: error.message,
      challenge: again ? text('challenge') || null : null,
    };
  }
  return redirect(destination(url));
}

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const back = readReturnPath(search.get('voltar'));
  const withoutAccount = back === null ? undefined : otherWay(back);
  const redirectAfterSignIn = useRedirectAfterSignIn(back);
  const keep = back ? `?voltar=${encodeURIComponent(back)}` : '';
  return (
    <Stage title="Entrar" lead="Sua torcida, seus treinos e seus óculos no mesmo lugar.">
      <SignInForm onSignedIn={redirectAfterSignIn} before={actionData} />
      {withoutAccount && (
        <LinkButton tone="secondary" size="lg" wide to={withoutAccount.to}>
          {withoutAccount.label}
        </LinkButton>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        Ainda não tem conta?
        <Link
          to={`/cadastrar${keep}`}
          className="flex h-11 w-fit items-center font-semibold text-accent-ink no-underline hover:underline"
        >
          Cadastre-se
        </Link>
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        Não consegue entrar?
        <Link
          to="/atendimento"
          className="flex h-11 w-fit items-center font-semibold text-accent-ink no-underline hover:underline"
        >
          Fale com o atendimento
        </Link>
      </p>
    </Stage>
  );
}

/** For somebody who buys, or has bought, without an account. */
function otherWay(back: string) {
  if (/^\/(checkout\/)?pedido\//.test(back)) {
    return { to: '/pedido', label: 'Comprei sem conta' };
  }
  if (!/^\/checkout\/(entrega|pagamento)/.test(back)) return undefined;
  return { to: '/checkout/identificacao', label: 'Continuar sem conta' };
}

function destination(url: URL): string {
  return readReturnPath(url.searchParams.get('voltar')) ?? AFTER_SIGN_IN;
}
