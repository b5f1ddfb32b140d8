import { deleteAddress, listAddresses, setDefaultAddress } from '@arquiba/contract/addresses';
import { Form, redirect, useNavigate, useRevalidator } from 'react-router';
import { call } from '../api-call.ts';
import { pageCall } from '../loader.ts';
import { loadAction } from '../notices/load-action.ts';
import { notify } from '../notices/notify.ts';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Plus } from '../ui/icons/plus.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/addresses-page';
import { AddressCard } from './address-card.tsx';
import { ADDRESSES, editPath, NEW } from './addresses-path.ts';
import { useAddressDialog } from './public/use-address-dialog.tsx';
import { useRemovedAddresses } from './removed-addresses.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Meus endereços', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const accountId = args.context.get(accountContext)?.id ?? '';
  return { addresses: await pageCall(args)(listAddresses, { accountId }) };
}

/** Handles the buttons of the cards when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const id = String(form.get('id') ?? '');
  const route = form.get('acao') === 'apagar' ? deleteAddress : setDefaultAddress;
  await pageCall(args)(route, { id });
  return redirect(ADDRESSES);
}

export default function AddressesPage({ loaderData }: Route.ComponentProps) {
  const removed = useRemovedAddresses();
  const addresses = loaderData.addresses.filter(({ id }) => !removed.has(id));
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { dialog, edit } = useAddressDialog(
    () => void navigate(ADDRESSES, { replace: true, preventScrollReset: true }),
  );
  const newAddress = <NewAddress onNew={() => edit(null)} />;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <SectionHeading>MEUS ENDEREÇOS</SectionHeading>
        {addresses.length > 0 && <div className="mb-5">{newAddress}</div>}
      </div>
      {addresses.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState art="lanes" action={newAddress}>
            Nenhum endereço por aqui ainda. Cadastre o primeiro para receber suas compras.
          </EmptyState>
        </div>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4">
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => edit(address)}
              onDelete={() => void deleteAtNeed(address.id, revalidate)}
              onDefault={() => void makeDefault(address.id, revalidate)}
            />
          ))}
        </ul>
      )}
      {dialog}
    </>
  );
}

const NEW_ADDRESS = 'novo-endereco';

/** A form and not a link, so that it is a button with and without scripts. */
function NewAddress({ onNew }: { onNew(): void }) {
  return (
    <Form
      action={editPath(NEW)}
      onSubmit={(event) => {
        event.preventDefault();
        onNew();
      }}
    >
      <Button type="submit" id={NEW_ADDRESS} icon={<Plus />}>
        Novo Endereço
      </Button>
    </Form>
  );
}

async function deleteAtNeed(id: string, reload: () => Promise<void>): Promise<void> {
  const deleting = await loadAction(() => import('./delete-with-undo.ts'));
  if (!deleting) return;
  // The pressed button disappears with the card.
  document.getElementById(NEW_ADDRESS)?.focus({ preventScroll: true });
  await deleting.deleteWithUndo(id, reload);
}

async function makeDefault(id: string, reload: () => Promise<void>): Promise<void> {
  await call(setDefaultAddress, { id }).then(
    () => notify('success', 'Este agora é o seu endereço principal.'),
    // The error was shown in a toast.
    () => undefined,
  );
  await reload();
}
