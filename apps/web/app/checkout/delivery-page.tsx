import type { ChangeEvent } from 'react';
import { Form, Link, useLocation, useNavigate, useNavigation, useSubmit } from 'react-router';
import { AddressLines } from '../addresses/public/address-lines.tsx';
import { useAddressDialog } from '../addresses/public/use-address-dialog.tsx';
import { WITH_SUM } from '../cart/public/sum-panel.tsx';
import { EmailNotice } from '../email-confirmation/public/email-notice.tsx';
import { freightChoices } from '../freight/public/freight-choices.tsx';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Plus } from '../ui/icons/plus.tsx';
import { Part } from '../ui/part.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import type { Route } from './+types/delivery-page';
import { BuyerCard, CHANGE } from './buyer-card.tsx';
import { ADDRESS, choicePath, DELIVERY, GUEST, PAYMENT, SERVICE } from './checkout-paths.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { type Choice, loadChoice } from './load-choice.ts';

export function loader(args: Route.LoaderArgs) {
  return loadChoice(args);
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Entrega', face: 'shop', hidden: true }, args);
}

export default function DeliveryPage({ loaderData: choice }: Route.ComponentProps) {
  const navigate = useNavigate();
  const submit = useSubmit();
  const busy = useNavigation().location?.pathname === DELIVERY;
  const { dialog, edit } = useAddressDialog(
    ({ id }) =>
      void navigate(choicePath(DELIVERY, id, choice.service), {
        replace: true,
        preventScrollReset: true,
      }),
  );
  // `flushSync`: in a transition the radio would show the old choice until the next frame.
  const choose = ({ currentTarget }: ChangeEvent<HTMLFormElement>) =>
    void submit(currentTarget, { replace: true, preventScrollReset: true, flushSync: true });
  const newAddress = (
    <Button
      type="submit"
      form={NEW_ADDRESS}
      tone={choice.address ? 'secondary' : 'primary'}
      icon={<Plus />}
    >
      Novo endereço
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <CheckoutSteps current="delivery" search={useLocation().search} />
      <h1 className="display text-4xl">Entrega</h1>
      {choice.emailFirst && (
        <EmailNotice email={choice.buyer.email}>
          Falta para fechar a sua primeira compra: é nele que você recebe as notícias do pedido.
        </EmailNotice>
      )}
      <Form method="get" onChange={choose} className={WITH_SUM}>
        <div className="grid content-start gap-6">
          <BuyerCard choice={choice} />
          <Part title="Onde entregar">
            {choice.isGuest && choice.address && <GuestAddress address={choice.address} />}
            {!choice.isGuest && (
              <>
                {choice.address ? (
                  <Addresses choice={choice} />
                ) : (
                  <p className="mb-4 text-muted">
                    Você ainda não tem endereço cadastrado. Cadastre o primeiro para ver os fretes.
                  </p>
                )}
                <div className="mt-4">{newAddress}</div>
              </>
            )}
          </Part>
          {choice.freight && <Services choice={choice} />}
        </div>
        <CheckoutSummary
          choice={choice}
          busy={busy}
          action={
            choice.option && (
              <Button
                type="submit"
                formAction={PAYMENT}
                wide
                size="lg"
                busy={busy}
                busyLabel="Calculando…"
              >
                Ir para o pagamento
              </Button>
            )
          }
        >
          {choice.option && (
            <Button type="submit" tone="secondary" wide className="not-noscript:hidden">
              Recalcular
            </Button>
          )}
        </CheckoutSummary>
      </Form>
      <Form
        id={NEW_ADDRESS}
        action="/minha-conta/meus-enderecos/novo"
        onSubmit={(event) => {
          event.preventDefault();
          edit(null);
        }}
      >
        <input type="hidden" name="voltar" value={DELIVERY} />
      </Form>
      {dialog}
    </div>
  );
}

/** The id of a separate form, so that the button works with and without scripts. */
const NEW_ADDRESS = 'novo-endereco';

function Addresses({ choice: { addresses, address } }: { choice: Choice }) {
  const pending = usePending(ADDRESS);
  return (
    <RadioGroup
      label="Endereço de entrega"
      labelHidden
      name={ADDRESS}
      value={pending ?? address?.id}
      choices={addresses.map((place) => ({
        value: place.id,
        label: place.title || place.type,
        detail: <AddressLines place={place} />,
      }))}
    />
  );
}

function GuestAddress({ address }: { address: NonNullable<Choice['address']> }) {
  return (
    <>
      <input type="hidden" name={ADDRESS} value={address.id} />
      <p className="text-muted wrap-anywhere">
        <AddressLines place={address} />
      </p>
      <Link to={GUEST} className={CHANGE}>
        Alterar o endereço
      </Link>
    </>
  );
}

function Services({ choice: { freight, service } }: { choice: Choice }) {
  const pending = usePending(SERVICE);
  return (
    <Part title="Como entregar">
      <RadioGroup
        label="Frete"
        labelHidden
        name={SERVICE}
        value={pending ?? service}
        choices={freightChoices(freight?.options ?? [])}
      />
    </Part>
  );
}

/** The value that was just chosen, while the server calculates the totals. */
function usePending(name: string): string | null {
  const { location } = useNavigation();
  return location?.pathname === DELIVERY ? new URLSearchParams(location.search).get(name) : null;
}
