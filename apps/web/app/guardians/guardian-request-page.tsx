import { brand } from '@arquiba/contract/brand';
import {
  answerGuardianRequest,
  GUARDIAN_LINK_DAYS,
  getGuardianRequest,
} from '@arquiba/contract/guardians';
import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import { data, Form, Link, useNavigation } from 'react-router';
import { isNotFound, pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Stage } from '../ui/stage.tsx';
import type { Route } from './+types/guardian-request-page';

const KitPattern = lazyPart(
  async () => ({ default: (await import('../ui/kit-pattern.tsx')).KitPattern }),
  { preload: true, optional: true },
);

export function meta(args: Route.MetaArgs) {
  // The URL contains a secret, so there is no canonical URL.
  return pageMeta({ title: 'Autorização do responsável', hidden: true, canonicalPath: '/' }, args);
}

/** Only reads: mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
  try {
    return { request: await pageCall(args)(getGuardianRequest, args.params) };
  } catch (answer) {
    if (!isNotFound(answer)) throw answer;
    return data({ request: null }, { status: 404 });
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const answer = form.get('answer') === 'confirm' ? 'confirm' : 'unknown';
  try {
    const { token } = args.params;
    const { socialName } = await pageCall(args)(answerGuardianRequest, { token, answer });
    return { answer, socialName };
  } catch (failure) {
    if (!isNotFound(failure)) throw failure;
    return null;
  }
}

/** The link is invalid after the answer, so the loader must not run again; the page shows the result. */
export function shouldRevalidate() {
  return false;
}

export default function GuardianRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <Answered {...actionData} />;
  if (!loaderData.request) return <LinkGone />;
  return <Request {...loaderData.request} />;
}

function Request(request: { socialName: string; username: string; expiresAt: string }) {
  const { socialName, username, expiresAt } = request;
  const navigation = useNavigation();
  const sent = navigation.formData?.get('answer');
  return (
    <Stage
      title="Você responde por esta conta?"
      lead={`Quem tem menos de ${GUARDIAN_UNDER_AGE} anos só aparece na ${brand.network.name} com a autorização de um responsável.`}
    >
      <div className="flex items-center gap-4 rounded-card border border-line bg-raised p-4">
        <span className="size-16 flex-none overflow-hidden rounded-pill bg-sunken outline-1 -outline-offset-1 outline-ink/10">
          <KitPattern seed={username} className="size-full" />
        </span>
        <p className="min-w-0">
          <b className="display block truncate text-xl">{socialName}</b>
          <span className="block truncate text-muted">@{username}</span>
        </p>
      </div>
      <ul className="grid list-disc gap-2 pl-5 [&_a]:font-semibold [&_a]:text-accent-ink [&_a]:underline [&_li::marker]:text-accent-ink">
        <li>
          Se você confirmar, o perfil passa a aparecer na rede e outras pessoas podem segui-lo.
        </li>
        <li>Sem a sua confirmação, ele continua privado.</li>
        <li>
          CPF, telefone, e-mail, endereço e data de nascimento nunca são mostrados. Leia a{' '}
          <Link to="/privacidade">Política de Privacidade</Link> e os{' '}
          <Link to="/termos">Termos de Uso</Link>.
        </li>
      </ul>
      <Form method="post" className="grid gap-3">
        <Button
          type="submit"
          name="answer"
          value="confirm"
          size="lg"
          wide
          busy={sent === 'confirm'}
          busyLabel="Confirmando..."
        >
          Confirmo, sou responsável
        </Button>
        <Button
          type="submit"
          name="answer"
          value="unknown"
          size="lg"
          tone="secondary"
          wide
          busy={sent === 'unknown'}
          busyLabel="Enviando..."
        >
          Não reconheço
        </Button>
      </Form>
      <p className="text-sm text-muted">
        Este pedido vale até {DAY.format(new Date(expiresAt))}. Se você não reconhecer, apagamos o
        seu e-mail, e a conta continua privada.
      </p>
    </Stage>
  );
}

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

function Answered({ answer, socialName }: { answer: string; socialName: string }) {
  const confirmed = answer === 'confirm';
  return (
    <Stage
      title={confirmed ? 'Confirmado' : 'Tudo certo'}
      lead={
        confirmed
          ? `Obrigado! O perfil de ${socialName} já aparece na rede, e avisamos por e-mail.`
          : `Apagamos o seu e-mail e, por ${GUARDIAN_LINK_DAYS} dias, não escrevemos de novo. O perfil de ${socialName} continua privado, e pedimos que indique outra pessoa.`
      }
    >
      <LinkButton size="lg" to="/">
        Conhecer a {brand.network.name}
      </LinkButton>
    </Stage>
  );
}

function LinkGone() {
  return (
    <Stage
      title="Este link não vale mais"
      lead="Ele já foi usado, expirou ou foi trocado por outro mais novo. Se ainda falta a sua autorização, peça a quem indicou você que envie de novo."
    >
      <LinkButton size="lg" to="/">
        Ir para a {brand.network.name}
      </LinkButton>
    </Stage>
  );
}
