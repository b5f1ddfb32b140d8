import {
  confirmEmailChange,
  getEmailChange,
  refuseEmailChange,
} from '@arquiba/contract/account-data';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { markStale } from '../freshness.ts';
import { toPageAnswer } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';
import type { Route } from './+types/confirm-email-page';
import { type EmailAnswer, EmailAnswered } from './email-answered.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Confirmar e-mail', hidden: true }, args);
}

/** Only reads: mail scanners open every link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  try {
    return await context.get(callContext)(getEmailChange, { token });
  } catch (error) {
    if (isRefusal(error, ['link_expired', 'invalid_input'])) return null;
    throw toPageAnswer(error, url);
  }
}

export async function action({ context, request, url }: Route.ActionArgs): Promise<EmailAnswer> {
  const call = context.get(callContext);
  const form = await request.formData();
  const token = String(form.get('token') ?? '');
  try {
    if (form.get('answer') === 'refuse') {
      const { side } = await call(refuseEmailChange, { token });
      return { state: 'refused', side };
    }
    const { side, newEmail, changed } = await call(confirmEmailChange, { token });
    return { state: changed ? 'changed' : 'waiting', side, newEmail };
  } catch (error) {
    if (isRefusal(error, ['already_in_use'])) return { state: 'taken', message: error.message };
    if (isRefusal(error, ['link_expired', 'invalid_input'])) return { state: 'expired' };
    throw toPageAnswer(error, url);
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction();
  // The root data contains the old e-mail.
  if (answer.state === 'changed') markStale('root');
  return answer;
}

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state, formData } = useNavigation();
  if (actionData) return <EmailAnswered answer={actionData} />;
  if (!loaderData) return <EmailAnswered answer={{ state: 'expired' }} />;
  const { side, socialName, newEmail } = loaderData;
  const refusing = search.get('resposta') === 'recusar';
  const answering = state === 'idle' ? null : formData?.get('answer');
  const words = WORDS[side];
  // The mail has one link for each answer; the button of the opened link comes first.
  const answers = refusing ? (['refuse', 'confirm'] as const) : (['confirm', 'refuse'] as const);
  return (
    <Stage title={words.title} lead={`O e-mail da conta de ${socialName} passa a ser ${newEmail}.`}>
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="token" value={search.get('token') ?? ''} />
        {answers.map((answer) => (
          <Button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            size="lg"
            tone={answer !== answers[0] ? 'secondary' : refusing ? 'danger' : 'primary'}
            busy={answering === answer}
          >
            {words[answer]}
          </Button>
        ))}
      </Form>
    </Stage>
  );
}

const WORDS = {
  old: {
    title: 'Trocar o e-mail?',
    confirm: 'Confirmar a troca',
    refuse: 'Não fui eu, recusar',
  },
  new: {
    title: 'Este e-mail é seu?',
    confirm: 'Confirmar este e-mail',
    refuse: 'Não conheço esta conta',
  },
};

function isRefusal(error: unknown, codes: string[]): error is Error {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
