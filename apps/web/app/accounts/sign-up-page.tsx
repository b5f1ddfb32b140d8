import { createAccount } from '@arquiba/contract/accounts';
import { Link, redirect, useSearchParams } from 'react-router';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Stage } from '../ui/stage.tsx';
import { readReturnPath } from '../viewer/return-path.ts';
import type { Route } from './+types/sign-up-page';
import { checkSignUp } from './check-sign-up.ts';
import { createdPath } from './created-path.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { readSignUp, type SignUpValues, toNewAccount } from './sign-up-values.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Criar conta' }, args);
}

export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(accountContext)) throw redirect(returnPath(url) ?? '/');
  return null;
}

/** Signs up when scripts are not loaded. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const values = readSignUp(await request.formData());
  const problem = checkSignUp(values);
  if (problem) return refuse(values, problem.message, { [problem.field]: problem.message });
  try {
    await context.get(callContext)(createAccount, toNewAccount(values));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
    return refuse(values, error.message, 'fields' in error ? (error.fields ?? {}) : {});
  }
  return redirect(createdPath(returnPath(url)));
}

export default function SignUpPage({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const back = readReturnPath(search.get('voltar'));
  const keep = back ? `?voltar=${encodeURIComponent(back)}` : '';
  return (
    <Stage
      title="Criar conta"
      lead="Torcedor, atleta, comunicador, clube, profissional ou empresa: todo mundo joga."
    >
      <SignUpForm back={back} refused={actionData} />
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        Já tem conta?
        <Link
          to={`/entrar${keep}`}
          className="flex h-11 items-center font-semibold text-accent-ink no-underline hover:underline"
        >
          Entrar
        </Link>
      </p>
    </Stage>
  );
}

/** Returns the form as it was sent, without the password. */
function refuse(values: SignUpValues, problem: string, fields: object) {
  return {
    problem,
    fields: { ...fields } as Record<string, string>,
    values: { ...values, password: '', confirmation: '', termsVersion: '' },
  };
}

function returnPath(url: URL): string | null {
  return readReturnPath(url.searchParams.get('voltar'));
}
