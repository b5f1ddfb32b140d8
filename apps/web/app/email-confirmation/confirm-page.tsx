import {
  confirmEmail,
  getEmailConfirmation,
  resendEmailConfirmation,
} from '@arquiba/contract/email-confirmation';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { refusalOf, toPageAnswer } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/confirm-page';
import { ResendForm } from './public/email-notice.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Confirmar cadastro', hidden: true }, args);
}

/** Only reads: mail scanners open every link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  try {
    return await context.get(callContext)(getEmailConfirmation, { token });
  } catch (error) {
    if (isExpired(error)) return null;
    throw toPageAnswer(error, url);
  }
}

type Answer =
  | { state: 'confirmed' | 'sent'; email: string }
  | { state: 'expired' }
  | { state: 'refused'; message: string };

export async function action({ context, request, url }: Route.ActionArgs): Promise<Answer> {
  const call = context.get(callContext);
  const form = await request.formData();
  try {
    if (form.get('answer') === 'resend') {
      const { email, sent } = await call(resendEmailConfirmation, {});
      return { state: sent ? 'sent' : 'confirmed', email };
    }
    const { email } = await call(confirmEmail, { token: String(form.get('token') ?? '') });
    return { state: 'confirmed', email };
  } catch (error) {
    if (isExpired(error)) return { state: 'expired' };
    if (refusalOf(error).code !== 'too_many_requests') throw toPageAnswer(error, url);
    return { state: 'refused', message: refusalOf(error).message };
  }
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  if (actionData || !loaderData) return <Answered answer={actionData ?? { state: 'expired' }} />;
  const { socialName } = loaderData;
  return (
    <Stage
      title="Confirmar e-mail"
      lead={`Foi você que criou a conta de ${socialName}? Então confirme que este e-mail é seu.`}
    >
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="token" value={search.get('token') ?? ''} />
        <Button type="submit" size="lg" busy={state !== 'idle'}>
          Confirmar meu e-mail
        </Button>
        <p className="text-sm text-muted">
          Não criou esta conta? Feche esta página: sem a sua confirmação, nada muda.
        </p>
      </Form>
    </Stage>
  );
}

function Answered({ answer }: { answer: Answer }) {
  const account = useAccount();
  const { title, lead } = wordsFor(answer);
  const isOver = answer.state === 'expired';
  return (
    <Stage title={title} lead={lead}>
      <div className="grid gap-3">
        {isOver && account && <ResendForm main />}
        {isOver && !account && (
          <LinkButton size="lg" to={`/entrar?voltar=${encodeURIComponent(DATA)}`}>
            Entrar e pedir outro
          </LinkButton>
        )}
        <LinkButton size="lg" tone={isOver ? 'secondary' : 'primary'} to="/">
          Ir para o feed
        </LinkButton>
        {account && !isOver && (
          <LinkButton size="lg" tone="secondary" to={DATA}>
            Ver meus dados
          </LinkButton>
        )}
      </div>
    </Stage>
  );
}

const DATA = '/minha-conta/meus-dados';

function wordsFor(answer: Answer): { title: string; lead: string } {
  switch (answer.state) {
    case 'confirmed':
      return {
        title: 'E-mail confirmado',
        lead: `${answer.email} é seu. Agora você pode comprar na loja e proteger a conta com uma chave de acesso.`,
      };
    case 'sent':
      return {
        title: 'Enviamos de novo',
        lead: `Abra o link que enviamos para ${answer.email}. Não chegou? Procure também no spam.`,
      };
    case 'refused':
      return { title: 'Ainda não', lead: answer.message };
    default:
      return {
        title: 'Este link não vale mais',
        lead: 'Ele já foi usado, venceu ou foi substituído por outro mais novo.',
      };
  }
}

function isExpired(error: unknown): boolean {
  return ['link_expired', 'invalid_input'].includes(refusalOf(error).code);
}
