import {
  RETURN_NOTE_MAX_CHARACTERS,
  returnReasonNames,
  returnReasons,
} from '@arquiba/contract/order-returns';
import { getOrder, listExchanges, requestReturn } from '@arquiba/contract/orders';
import { Form, redirect, useNavigation } from 'react-router';
import { newKey } from '../../draft.ts';
import { pageCall, refusalOf } from '../../loader.ts';
import { callContext } from '../../page-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { formatMoment } from '../../ui/format-age.ts';
import { Part } from '../../ui/part.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { orderPath, returnPath } from '../order-paths.ts';
import type { Route } from './+types/ask-page';
import { ExchangeChoices } from './exchange-choices.tsx';
import { exchangeName, readReturnForm } from './read-return-form.ts';
import { ReturnedLines } from './returned-lines.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { number } = args.params;
  const call = pageCall(args);
  const order = await call(getOrder, { number });
  if (!order.may.return) throw redirect(orderPath(order));
  const exchanges = await call(listExchanges, { number });
  const until = order.returnUntil && formatMoment(new Date(order.returnUntil));
  return { order, exchanges, until, formKey: newKey() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { number } = params;
  const form = await request.formData();
  const { reason, errors, ...wanted } = readReturnForm(form);
  // Without scripts the page is loaded again: the form keeps what was chosen.
  const sent = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const refused = (message: string | undefined, fields: Record<string, string>) => ({
    ...{ message, fields, sent },
  });
  if (!reason || Object.keys(errors).length > 0) return refused(undefined, errors);
  try {
    const options = { idempotencyKey: String(form.get('chave') ?? '') || newKey() };
    const order = await context.get(callContext)(
      requestReturn,
      { number, reason, ...wanted },
      options,
    );
    return redirect(returnPath(order, order.returns.at(-1)?.id ?? ''));
  } catch (error) {
    const { message, fields } = refusalOf(error);
    return refused(Object.keys(fields).length > 0 ? undefined : message, fields);
  }
}

export function meta(args: Route.MetaArgs) {
  const title = `Devolver do pedido ${args.params.number}`;
  return pageMeta({ title, face: 'shop', hidden: true }, args);
}

const KINDS = [
  {
    value: 'reembolso',
    label: 'Quero o dinheiro de volta',
    detail: 'Pelo mesmo meio do pagamento, quando o pacote for conferido.',
  },
  {
    value: 'troca',
    label: 'Quero trocar',
    detail: 'Por outra cor, ou por uma armação do mesmo preço. Guardamos a unidade para você.',
  },
];

/** Asks what goes back and why. Works without scripts. */
export default function AskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, exchanges, until, formKey } = loaderData;
  const errors: Record<string, string> = actionData?.fields ?? {};
  const sent: Record<string, string> = actionData?.sent ?? {};
  const busy = useNavigation().formMethod === 'POST';
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink to={orderPath(order)}>Pedido {order.number}</BackLink>
        <h1 className="display text-3xl">Devolver ou trocar</h1>
        <p className="mt-1.5 text-muted">
          Você pode devolver até {until}. A postagem é por nossa conta, e um reembolso inclui o
          frete.
        </p>
      </div>
      <Form method="post" className="group/ask grid grid-cols-1 gap-6">
        <input type="hidden" name="chave" value={formKey} />
        <Part title="O que volta">
          <ReturnedLines lines={order.lines} sent={sent} error={errors.lines} />
        </Part>
        <Part title="O que você prefere">
          <RadioGroup
            label="Reembolso ou troca"
            labelHidden
            name="kind"
            defaultValue={sent.kind ?? 'reembolso'}
            choices={KINDS}
            className="[&>div]:sm:grid-cols-2"
          />
          {/* Without scripts too: shown by the choice above. */}
          <div className="mt-5 hidden gap-6 group-has-[input[value=troca]:checked]/ask:grid">
            {exchanges.map(({ lineId, choices }) => (
              <ExchangeChoices
                key={lineId}
                title={order.lines.find(({ id }) => id === lineId)?.title ?? ''}
                lineId={lineId}
                choices={choices}
                sent={sent[exchangeName(lineId)]}
              />
            ))}
            {errors.exchange && <FieldNote id="troca-erro" error text={errors.exchange} />}
          </div>
        </Part>
        <Part title="Por quê">
          <div className="grid gap-5">
            <RadioGroup
              label="Motivo"
              labelHidden
              name="reason"
              defaultValue={sent.reason}
              choices={returnReasons.map((value) => ({ value, label: returnReasonNames[value] }))}
              error={errors.reason}
              className="[&>div]:sm:grid-cols-2"
            />
            <TextArea
              label="Quer contar mais?"
              optional
              name="note"
              defaultValue={sent.note}
              maxLength={RETURN_NOTE_MAX_CHARACTERS}
              error={errors.note}
            />
          </div>
        </Part>
        <div className="grid gap-3">
          <Refusal message={actionData?.message} />
          <Button type="submit" busy={busy} className="justify-self-start">
            Pedir o código de postagem
          </Button>
        </div>
      </Form>
    </div>
  );
}
