import { brand } from '@arquiba/contract/brand';
import { getDigestLink, stopDigest } from '@arquiba/contract/digests';
import { data, Form, useNavigation } from 'react-router';
import { isNotFound, pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';
import type { Route } from './+types/unsubscribe-page';

export function meta(args: Route.MetaArgs) {
  // The URL contains a secret, so there is no canonical URL.
  return pageMeta({ title: 'Resumo por e-mail', hidden: true, canonicalPath: '/' }, args);
}

/** Only reads: mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
  try {
    const { frequency } = await pageCall(args)(getDigestLink, args.params);
    return { state: frequency === 'off' ? ('off' as const) : ('on' as const) };
  } catch (answer) {
    if (!isNotFound(answer)) throw answer;
    return data({ state: 'unknown' as const }, { status: 404 });
  }
}

/** The button below, and the one click of a mail program (RFC 8058), which sends neither session nor origin. */
export async function action(args: Route.ActionArgs) {
  try {
    await pageCall(args)(stopDigest, args.params);
    return null;
  } catch (answer) {
    if (!isNotFound(answer)) throw answer;
    return data(null, { status: 404 });
  }
}

export default function UnsubscribePage({ loaderData: { state } }: Route.ComponentProps) {
  const isSending = useNavigation().formMethod === 'POST';
  if (state === 'unknown') return <UnknownLink />;
  if (state === 'off') return <Stopped />;
  return (
    <Stage
      title="Parar de receber o resumo?"
      lead={`O resumo por e-mail conta o que você ainda não viu na ${brand.network.name}. As notificações no site continuam como estão.`}
    >
      <Form method="post">
        <Button type="submit" size="lg" wide busy={isSending} busyLabel="Desligando...">
          Não quero mais o resumo
        </Button>
      </Form>
    </Stage>
  );
}

const SETTINGS = '/minha-conta/meus-dados/notificacoes';

function Stopped() {
  return (
    <Stage
      title="Resumo desligado"
      lead="Você não recebe mais o resumo por e-mail. Se mudar de ideia, ligue de novo nas suas notificações."
    >
      <LinkButton size="lg" to={SETTINGS}>
        Ver minhas notificações
      </LinkButton>
    </Stage>
  );
}

function UnknownLink() {
  return (
    <Stage
      title="Este link não vale"
      lead="O endereço foi cortado ou alterado. Abra de novo o link do e-mail, ou entre na sua conta e desligue o resumo nas suas notificações."
    >
      <LinkButton size="lg" to={SETTINGS}>
        Ir para minhas notificações
      </LinkButton>
    </Stage>
  );
}
