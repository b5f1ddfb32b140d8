import { confirmNewsletter, getNewsletterLink, stopNewsletter } from '@arquiba/contract/newsletter';
import { data, Form, useNavigation } from 'react-router';
import { isNotFound, pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';
import type { Route } from './+types/link-page';
import { NEWSLETTER } from './public/newsletter-path.ts';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  // The URL contains a secret, so there is no canonical URL.
  return pageMeta(
    { title: 'Assinatura das novidades', face: 'shop', hidden: true, canonicalPath: NEWSLETTER },
    args,
  );
}

/** Only reads: mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
  try {
    return { subscription: await pageCall(args)(getNewsletterLink, args.params) };
  } catch (answer) {
    if (!isNotFound(answer)) throw answer;
    // Not 404: the answer to the one click of a mail program is this page, without the subscription.
    return { subscription: null };
  }
}

/** The buttons below, and the one click of a mail program (RFC 8058), which ends the subscription. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const act = form.get('acao') === 'confirmar' ? confirmNewsletter : stopNewsletter;
  try {
    await pageCall(args)(act, args.params);
    return { stopped: act === stopNewsletter };
  } catch (answer) {
    if (!isNotFound(answer)) throw answer;
    return data({ stopped: false }, { status: 404 });
  }
}

export default function NewsletterLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription } = loaderData;
  const isSending = useNavigation().formMethod === 'POST';
  if (!subscription) return <Ended stopped={actionData?.stopped === true} />;
  const { confirmed, couponCode } = subscription;
  return (
    <Stage
      face="aro"
      title={confirmed ? 'O cupom é seu' : 'Confirmar o e-mail?'}
      lead={
        confirmed
          ? 'Digite o código no carrinho da sua primeira compra. Ele também foi por e-mail.'
          : 'Confirme que o e-mail é seu, e o cupom da primeira compra aparece aqui.'
      }
    >
      <div className="grid gap-3">
        {couponCode && (
          <p className="display rounded-card border border-line bg-sunken p-4 text-center text-2xl tracking-wider select-all">
            {couponCode}
          </p>
        )}
        {confirmed ? (
          <LinkButton size="lg" to="/loja">
            Ver os óculos
          </LinkButton>
        ) : (
          <Form method="post">
            <input type="hidden" name="acao" value="confirmar" />
            <Button type="submit" size="lg" wide busy={isSending} busyLabel="Confirmando…">
              Confirmar e ver o cupom
            </Button>
          </Form>
        )}
        <Form method="post">
          <input type="hidden" name="acao" value="parar" />
          <Button type="submit" tone="secondary" size="lg" wide disabled={isSending}>
            Não quero as novidades
          </Button>
        </Form>
      </div>
    </Stage>
  );
}

function Ended({ stopped }: { stopped: boolean }) {
  return (
    <Stage
      face="aro"
      title={stopped ? 'Você saiu da lista' : 'Este link já terminou'}
      lead={
        stopped
          ? 'O seu e-mail foi apagado da lista. O cupom que você recebeu continua valendo.'
          : 'A assinatura foi encerrada, ou o link venceu. Você pode assinar de novo.'
      }
    >
      <LinkButton size="lg" to={stopped ? '/loja' : NEWSLETTER}>
        {stopped ? 'Ver os óculos' : 'Assinar as novidades'}
      </LinkButton>
    </Stage>
  );
}
