import { deleteSavedCard, listSavedCards, type SavedCard } from '@arquiba/contract/saved-cards';
import { type FormEvent, useId } from 'react';
import { Form, redirect, useRevalidator } from 'react-router';
import { cardTitle, expiryOf } from '../checkout/public/card-title.ts';
import { pageCall } from '../loader.ts';
import { loadAction } from '../notices/load-action.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CreditCard } from '../ui/icons/credit-card.tsx';
import { Trash } from '../ui/icons/trash.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/saved-cards-page';

const SAVED_CARDS = '/minha-conta/meus-dados/cartoes';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Cartões salvos', face: 'shop', hidden: true }, args);
}

export function loader(args: Route.LoaderArgs) {
  return pageCall(args)(listSavedCards, {});
}

/** Handles the buttons when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  await pageCall(args)(deleteSavedCard, { id: String(form.get('id') ?? '') });
  return redirect(SAVED_CARDS);
}

/** The cards that the payment provider stores for the account. */
export default function SavedCardsPage({ loaderData: cards }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const remove = async (card: SavedCard) => {
    const removing = await loadAction(() => import('./remove-saved-card.tsx'));
    removing?.confirmRemoval(card, revalidate);
  };
  return (
    <>
      <SectionHeading>CARTÕES SALVOS</SectionHeading>
      {cards.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState art="lanes" action={<LinkButton to="/oculos">Ver os óculos</LinkButton>}>
            Nenhum cartão salvo. Ao pagar com cartão, marque “Guardar este cartão” para pagar a
            próxima compra só com o código de segurança.
          </EmptyState>
        </div>
      ) : (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-raised">
            {cards.map((card) => (
              <CardRow key={card.id} card={card} onRemove={() => void remove(card)} />
            ))}
          </ul>
          <p className="mt-4 max-w-prose text-sm text-muted">
            Quem guarda os cartões é o processador do pagamento. A loja tem só o que está nesta
            página, e cada compra pede o código de segurança de novo.
          </p>
        </>
      )}
    </>
  );
}

function CardRow({ card, onRemove }: { card: SavedCard; onRemove(): void }) {
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRemove();
  };
  return (
    <li className="flex items-center gap-4 p-4 sm:px-5">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center rounded-pill bg-accent-soft text-accent-ink max-sm:hidden [&_.lucide]:size-5"
      >
        <CreditCard />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="font-semibold wrap-anywhere">
          {cardTitle(card)}
        </h2>
        <p className="text-sm text-muted">
          {card.expired ? (
            <>
              <span className="font-semibold text-card-red">Vencido</span> em {expiryOf(card)}
            </>
          ) : (
            `Vence em ${expiryOf(card)}`
          )}
        </p>
      </div>
      <Form method="post" onSubmit={submit}>
        <input type="hidden" name="id" value={card.id} />
        <Button type="submit" tone="ghost" size="sm" icon={<Trash />} aria-describedby={titleId}>
          Remover
        </Button>
      </Form>
    </li>
  );
}
