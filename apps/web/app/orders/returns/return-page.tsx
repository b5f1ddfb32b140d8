import { formatBrl } from '@arquiba/brazil/money';
import { returnReasonNames } from '@arquiba/contract/order-returns';
import { cancelReturn } from '@arquiba/contract/orders';
import { Form, redirect, useNavigation } from 'react-router';
import { copyText } from '../../copying/copy-text.ts';
import { refusalOf } from '../../loader.ts';
import { callContext } from '../../page-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Copy } from '../../ui/icons/copy.tsx';
import { Printer } from '../../ui/icons/printer.tsx';
import { Part } from '../../ui/part.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { orderPath } from '../order-paths.ts';
import { useOrderUpdates } from '../use-order-updates.ts';
import type { Route } from './+types/return-page';
import { type LoadedReturn, loadReturn } from './load-return.ts';
import { PostageSheet } from './postage-sheet.tsx';
import { ReturnTimeline } from './return-timeline.tsx';
import { nextOf, RETURN_STATES } from './return-words.ts';

export function loader(args: Route.LoaderArgs) {
  return loadReturn(args);
}

/** Withdraws the return. */
export async function action({ context, params }: Route.ActionArgs) {
  const { number, id: returnId } = params;
  try {
    const order = await context.get(callContext)(cancelReturn, { number, returnId });
    return redirect(orderPath(order));
  } catch (error) {
    return { message: refusalOf(error).message };
  }
}

export function meta(args: Route.MetaArgs) {
  const title = `Devolução do pedido ${args.params.number}`;
  return pageMeta({ title, face: 'shop', hidden: true }, args);
}

/** A return: its postage code with the sheet to print, and how far it is. */
export default function ReturnPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const { order, found, steps, postage, goods } = loaded;
  const { number } = order;
  const state = RETURN_STATES[found.status];
  useOrderUpdates(number, found.status === 'solicitada' && !postage);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink to={orderPath(order)}>Pedido {number}</BackLink>
        <h1 className="display flex flex-wrap items-center gap-x-4 gap-y-2 text-3xl">
          {found.kind === 'troca' ? 'Troca' : 'Devolução'}{' '}
          <Badge tone={state.tone}>{state.name}</Badge>
        </h1>
        <p className="mt-1.5 text-muted">{nextOf(found)}</p>
      </div>
      <Refusal message={actionData?.message} />
      {found.refusal && found.sent && (
        <Part title="Por que não aceitamos">
          <p className="wrap-anywhere whitespace-pre-line">{found.refusal}</p>
          <p className="mt-3">
            Volta para você por {found.sent.carrier}:{' '}
            <span className="tabular-nums">{found.sent.code}</span>
          </p>
        </Part>
      )}
      {found.status === 'solicitada' && (
        <Part title="Para postar">
          {postage ? (
            <>
              <PostageSheet order={order} postage={postage} goods={goods} />
              <div className="mt-5 flex flex-wrap gap-2 noscript:hidden print:hidden">
                <Button icon={<Printer />} onClick={() => window.print()}>
                  Imprimir a etiqueta
                </Button>
                <Button
                  tone="secondary"
                  icon={<Copy />}
                  onClick={() => void copyText(postage.code, 'Código de postagem copiado.')}
                >
                  Copiar o código
                </Button>
              </div>
              <p className="mt-3 text-sm text-muted">
                Sem impressora? Anote o código na caixa. A postagem é por nossa conta.
              </p>
            </>
          ) : (
            <p role="status">
              Estamos pedindo o código de postagem. Ele aparece aqui e chega por e-mail.
            </p>
          )}
        </Part>
      )}
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 print:hidden">
        <Part title="Andamento">
          <ReturnTimeline kind={found.kind} status={found.status} steps={steps} />
        </Part>
        <ReturnTerms loaded={loaded} />
      </div>
    </div>
  );
}

function ReturnTerms({ loaded: { found, goods, instead } }: { loaded: LoadedReturn }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Part title="O que volta">
      <ul className="grid gap-1">
        {goods.map(({ id, text }) => (
          <li key={id} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      {found.kind === 'troca' ? (
        <>
          <p className="mt-3 text-muted">Vem no lugar</p>
          <ul className="grid gap-1">
            {instead.map(({ id, text }) => (
              <li key={id} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
          {found.status === 'trocada' && found.sent && (
            <p className="mt-1">
              {found.sent.carrier}: <span className="tabular-nums">{found.sent.code}</span>
            </p>
          )}
        </>
      ) : (
        <>
          <p className="mt-3 text-muted">Valor, com a parte do frete</p>
          <p className="numeral text-2xl">{formatBrl(found.refund)}</p>
        </>
      )}
      <p className="mt-3 text-muted">Motivo</p>
      <p>{returnReasonNames[found.reason]}</p>
      {found.note && <p className="wrap-anywhere whitespace-pre-line">{found.note}</p>}
      {found.mayCancel && (
        <Form method="post" className="mt-5">
          <Button type="submit" tone="secondary" busy={busy}>
            {found.kind === 'troca' ? 'Desistir da troca' : 'Desistir da devolução'}
          </Button>
        </Form>
      )}
    </Part>
  );
}
