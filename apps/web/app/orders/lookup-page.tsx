import { sendOrderLink } from '@arquiba/contract/guest-orders';
import { lookUpOrder } from '@arquiba/contract/orders';
import { Form, useNavigation } from 'react-router';
import { refusalOf } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { formatMoment } from '../ui/format-age.ts';
import { Part } from '../ui/part.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/lookup-page';
import { OrderTimeline } from './order-timeline.tsx';
import { STATES } from './order-words.ts';
import { ShipmentFacts } from './shipment-facts.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Acompanhar pedido', face: 'shop', hidden: true }, args);
}

/** A POST form, so that number and e-mail appear in no URL and no log. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const number = String(form.get('number') ?? '');
  const email = String(form.get('email') ?? '');
  const none = { found: null, number, email, message: null, fields: {}, sent: false };
  try {
    if (form.get('acao') === 'link') {
      await context.get(callContext)(sendOrderLink, { number, email });
      return { ...none, sent: true };
    }
    const { timeline, ...found } = await context.get(callContext)(lookUpOrder, { number, email });
    const steps = timeline.map((step) => ({ ...step, written: formatMoment(new Date(step.at)) }));
    return { ...none, found: { ...found, steps } };
  } catch (error) {
    const { message, fields } = refusalOf(error);
    const isUnknown = error instanceof Error && 'code' in error && error.code === 'not_found';
    const known: Record<string, string> = {
      ...fields,
      ...(isUnknown ? { number: NOT_FOUND } : fields.number && { number: NO_NUMBER }),
    };
    const isSaid = Object.keys(known).length > 0;
    return { ...none, message: isSaid ? null : message, fields: known };
  }
}

// Does not reveal which of the two is wrong, nor whether the order exists.
const NOT_FOUND = 'Não achamos um pedido com este número e este e-mail. Confira os dois.';
const NO_NUMBER = 'Confira o número do pedido. Ele está no e-mail da compra.';

export default function LookupPage({ actionData }: Route.ComponentProps) {
  const { found, number, email, message, fields, sent } = actionData ?? {};
  const errors: Record<string, string> = fields ?? {};
  const busy = useNavigation().state === 'submitting';
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-6">
      <div>
        <h1 className="display text-4xl">Acompanhar pedido</h1>
        <p className="mt-2 text-muted">
          Com o número do pedido e o e-mail da compra você vê onde ele está, sem entrar na conta.
        </p>
      </div>
      <Form
        method="post"
        noValidate
        className="grid gap-4 rounded-card border border-line bg-raised p-5 sm:p-6"
      >
        <TextField
          label="Número do pedido"
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={number}
          error={errors.number}
        />
        <EmailField
          label="E-mail da compra"
          name="email"
          defaultValue={email}
          error={errors.email}
        />
        {message && (
          <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
            {message}
          </p>
        )}
        <Button type="submit" busy={busy}>
          Acompanhar
        </Button>
        <p className="-mb-2 text-sm text-muted">
          Comprou sem conta? Pelo link você também paga, cancela ou devolve.
        </p>
        <Button type="submit" name="acao" value="link" tone="secondary" disabled={busy}>
          Receber o link por e-mail
        </Button>
        {sent && (
          <p role="status" className="rounded-md bg-grass-soft px-4 py-3 text-grass">
            Se há um pedido sem conta com este número e este e-mail, o link chega em instantes.
          </p>
        )}
      </Form>
      {found && (
        <div role="status">
          <Part
            title={`Pedido ${found.number}`}
            action={<Badge tone={STATES[found.status].tone}>{STATES[found.status].name}</Badge>}
          >
            <OrderTimeline steps={found.steps} />
            <ShipmentFacts shipment={found.shipment} />
          </Part>
        </div>
      )}
    </div>
  );
}
