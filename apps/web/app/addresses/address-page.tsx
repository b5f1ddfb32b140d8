import { createAddress, getAddress, updateAddress } from '@arquiba/contract/addresses';
import { redirect, useLocation, useNavigate } from 'react-router';
import { notFound, pageCall, refusalOf } from '../loader.ts';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { readReturnPath } from '../viewer/return-path.ts';
import type { Route } from './+types/address-page';
import { AddressForm } from './address-form.tsx';
import { checkAddress, readAddress, toAddress } from './address-values.ts';
import { ADDRESSES, NEW } from './addresses-path.ts';

export function meta(args: Route.MetaArgs) {
  const title = args.params.id === NEW ? 'Novo endereço' : 'Editar endereço';
  return pageMeta({ title, face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  if (id === NEW) return { address: null };
  if (!ID.test(id)) throw notFound();
  const [address = null] = await pageCall(args)(getAddress, { id });
  return { address };
}

/** The format of ids in the API; any other value is not found. */
const ID = /^(\d{1,18}|[1-8]\d{18})$/;

/** Saves when scripts are not loaded; otherwise `useAddressForm` does. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const values = readAddress(await request.formData());
  const problem = checkAddress(values);
  if (problem) {
    const { field, message } = problem;
    return { values, message, fields: { [field]: message } };
  }
  const call = context.get(callContext);
  const content = toAddress(values);
  try {
    if (params.id !== NEW) await call(updateAddress, { id: params.id, ...content });
    else {
      const idAccount = context.get(accountContext)?.id ?? '';
      await call(createAddress, { idAccount, ...content });
    }
  } catch (error) {
    return { values, ...refusalOf(error) };
  }
  return redirect(backFrom(url.search));
}

/** Back to the page that linked here, such as the checkout; else to the list of addresses. */
function backFrom(search: string): string {
  return readReturnPath(new URLSearchParams(search).get('voltar')) ?? ADDRESSES;
}

/** The form of the dialog as a separate page. */
export default function AddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { address } = loaderData;
  const back = backFrom(useLocation().search);
  return (
    <>
      <SectionHeading>{address ? 'EDITAR ENDEREÇO' : 'NOVO ENDEREÇO'}</SectionHeading>
      <div className="grid gap-5 rounded-card border border-line bg-raised p-5">
        {actionData && (
          <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
            {actionData.message}
          </p>
        )}
        <AddressForm
          id="endereco"
          address={address}
          refused={actionData}
          onSaved={() => void navigate(back)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton tone="ghost" to={back}>
            Cancelar
          </LinkButton>
          <Button type="submit" form="endereco">
            {address ? 'Salvar endereço' : 'Cadastrar endereço'}
          </Button>
        </div>
      </div>
    </>
  );
}
