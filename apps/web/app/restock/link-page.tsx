import { confirmRestock, getRestockLink, stopRestock } from '@arquiba/contract/restock';
import { data, Form, useNavigation } from 'react-router';
import { isNotFound, pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';
import type { Route } from './+types/link-page';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  // The URL contains a secret, so there is no canonical URL.
  return pageMeta(
    { title: 'Aviso de volta', face: 'shop', hidden: true, canonicalPath: '/loja' },
    args,
  );
}

/** Only reads: mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
  try {
    return { request: await pageCall(args)(getRestockLink, args.params) };
  } catch (answer) {
    if (!isNotFound(answer)) throw answer;
    // Not 404: the answer to the one click of a mail program is this page, without the request.
    return { request: null };
  }
}

/** The buttons below, and the one click of a mail program (RFC 8058), which ends the request. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const act = form.get('acao') === 'confirmar' ? confirmRestock : stopRestock;
  try {
    await pageCall(args)(act, args.params);
    return { stopped: act === stopRestock };
  } catch (answer) {
    if (!isNotFound(answer)) throw answer;
    return data({ stopped: false }, { status: 404 });
  }
}

export default function RestockLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request } = loaderData;
  const isSending = useNavigation().formMethod === 'POST';
  if (!request) return <Ended stopped={actionData?.stopped === true} />;
  const { title, color, slug, confirmed } = request;
  return (
    <Stage
      face="aro"
      title={confirmed ? 'Aviso combinado' : 'Confirmar o aviso?'}
      lead={
        confirmed
          ? `Escrevemos uma vez, quando ${title} (${color}) voltar ao estoque. O pedido vale por 180 dias.`
          : `Escrevemos para este e-mail quando ${title} (${color}) voltar ao estoque.`
      }
    >
      <div className="grid gap-3">
        {!confirmed && (
          <Form method="post">
            <input type="hidden" name="acao" value="confirmar" />
            <Button type="submit" size="lg" wide busy={isSending} busyLabel="Confirmando…">
              Confirmar o aviso
            </Button>
          </Form>
        )}
        {confirmed && (
          <LinkButton size="lg" to={`/oculos/${slug}`}>
            Ver o {title}
          </LinkButton>
        )}
        <Form method="post">
          <input type="hidden" name="acao" value="parar" />
          <Button type="submit" tone="secondary" size="lg" wide disabled={isSending}>
            Não quero mais o aviso
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
      title={stopped ? 'Aviso desligado' : 'Este aviso já terminou'}
      lead={
        stopped
          ? 'O seu pedido e o seu e-mail foram apagados da lista de espera.'
          : 'O aviso já foi enviado, desligado, ou o link venceu. Peça outro na página da armação.'
      }
    >
      <LinkButton size="lg" to="/oculos">
        Ver os óculos
      </LinkButton>
    </Stage>
  );
}
