import { formatBrl } from '@arquiba/brazil/money';
import type { PaymentOption } from '@arquiba/contract/orders';
import { useState } from 'react';
import { Link, redirect, useLocation } from 'react-router';
import { AddressLines } from '../addresses/public/address-lines.tsx';
import { WITH_SUM } from '../cart/public/sum-panel.tsx';
import { newKey } from '../draft.ts';
import { freightDeadline, freightPrice } from '../freight/public/freight-words.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Part } from '../ui/part.tsx';
import type { Route } from './+types/payment-page';
import { BuyerCard, CHANGE } from './buyer-card.tsx';
import { DELIVERY } from './checkout-paths.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { type Choice, loadChoice } from './load-choice.ts';
import { keepPaying, type Paying, readPaying } from './paying.ts';
import { placeByForm } from './place-by-form.ts';
import { PaymentChoice } from './public/payment-choice.tsx';
import { walletLabel } from './public/wallet.ts';
import { usePlacing } from './use-placing.ts';

const PlacingNotice = lazyPart(() => import('./placing-notice.tsx'));
const WithoutScripts = lazyPart(() => import('./without-scripts.tsx'), { preload: true });

// Rarely needed: most people have confirmed their e-mail.
const EmailNotice = lazyPart(
  async () => ({
    default: (await import('../email-confirmation/public/email-notice.tsx')).EmailNotice,
  }),
  { preload: true },
);

export async function loader(args: Route.LoaderArgs) {
  const choice = await loadChoice(args);
  if (!choice.address || !choice.option) throw redirect(DELIVERY + args.url.search);
  return { ...choice, paying: readPaying(args.url, choice.payments), formKey: newKey() };
}

/** Places the order by Pix or boleto when scripts are not loaded; otherwise `usePlacing` does. */
export async function action({ context, request }: Route.ActionArgs) {
  return placeByForm(context.get(callContext), await request.formData());
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Pagamento', face: 'shop', hidden: true }, args);
}

export default function PaymentPage({ loaderData: choice, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const [paying, setPaying] = useState({ ...choice.paying, ...actionData?.paying });
  const { method, instalments } = paying;
  function change(to: Partial<Paying>) {
    const next = { ...paying, ...to };
    setPaying(next);
    keepPaying(next);
  }
  const placing = usePlacing(choice, paying);
  const option = choice.payments.find((offered) => offered.method === method);
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <CheckoutSteps current="payment" search={search} />
      <h1 className="display text-4xl">Pagamento</h1>
      {choice.emailFirst && (
        <EmailNotice email={choice.buyer.email}>
          Falta para fechar a sua primeira compra: é nele que você recebe as notícias do pedido.
        </EmailNotice>
      )}
      <form
        method="post"
        {...placing.form}
        onInput={(event) => {
          placing.form.onInput(event);
          placing.forgetCard();
        }}
        className={WITH_SUM}
      >
        <div className="grid content-start gap-6">
          <WithoutScripts choice={choice} refused={actionData} />
          <BuyerCard choice={choice} />
          <DeliveryCard choice={choice} search={search} />
          <Part title="Como pagar">
            <PaymentChoice
              options={choice.payments}
              method={method}
              instalments={instalments}
              cardForm={choice.cardForm}
              errors={placing.errors}
              onMethod={(to) => change({ method: to })}
              onInstalments={(to) => change({ instalments: to })}
            />
          </Part>
        </div>
        <CheckoutSummary
          choice={choice}
          payment={option}
          action={
            <Button type="submit" wide size="lg" busy={placing.busy} busyLabel="Finalizando…">
              {(option && walletLabel(option)) ?? 'Finalizar compra'}
            </Button>
          }
        >
          {placing.problem && (
            <PlacingNotice
              problem={placing.problem}
              total={placing.total}
              isGuest={choice.isGuest}
            />
          )}
          <Checkbox
            name="accepted"
            label="Li o resumo do pedido e aceito fechar a compra."
            error={placing.errors.accepted}
          />
          <p className="text-sm text-muted">{nextStep(option)}</p>
        </CheckoutSummary>
      </form>
    </div>
  );
}

function nextStep(option: PaymentOption | undefined): string {
  if (option?.method === 'cartao') return `Cobramos ${formatBrl(option.total)} no cartão agora.`;
  if (option?.wallet) return 'Você paga na página da carteira e volta para cá.';
  return 'O código para pagar aparece na próxima tela.';
}

function DeliveryCard({ choice, search }: { choice: Choice; search: string }) {
  const { address, option } = choice;
  if (!address || !option) return null;
  return (
    <Part
      title="Entrega"
      action={
        <Link to={DELIVERY + search} className={CHANGE}>
          Alterar<span className="sr-only"> a entrega</span>
        </Link>
      }
    >
      <p className="font-semibold wrap-anywhere">
        {address.title || (choice.isGuest ? 'Endereço' : address.type)}
      </p>
      <p className="text-muted wrap-anywhere">
        <AddressLines place={address} />
      </p>
      <p className="mt-3">
        {option.name} ({freightPrice(option.price)}): chega {freightDeadline(option)}
      </p>
    </Part>
  );
}
