import { type Address, listAddresses } from '@arquiba/contract/addresses';
import { type FreightService, freightServices } from '@arquiba/contract/freight';
import { getGuest } from '@arquiba/contract/guest-orders';
import { isMadeToMeasure } from '@arquiba/contract/lenses';
import { getCheckout } from '@arquiba/contract/orders';
import type { Call } from '@arquiba/contract/route';
import { type RouterContextProvider, redirect } from 'react-router';
import { pageCall } from '../loader.ts';
import { accountContext } from '../page-context.ts';
import { signInPath } from '../viewer/return-path.ts';
import { ADDRESS, CART, GUEST, SERVICE } from './checkout-paths.ts';

interface LoaderArguments {
  context: Readonly<RouterContextProvider>;
  url: URL;
  request: Request;
}

/** Items, address and freight of the URL; by default the default address and the freight of the cart. */
export async function loadChoice(args: LoaderArguments) {
  const { context, url } = args;
  const accountId = context.get(accountContext)?.id;
  const call = pageCall(args);
  const addresses = accountId ? await call(listAddresses, { accountId }) : await listOfGuest(call);
  const asked = url.searchParams.get(ADDRESS);
  // The default address comes first.
  const address = addresses.find(({ id }) => id === asked) ?? addresses[0] ?? null;
  const askedService = readService(url.searchParams.get(SERVICE));
  const checkout = await call(getCheckout, {
    ...(address && { addressId: address.id }),
    ...(askedService && { service: askedService }),
  });
  const service = askedService ?? checkout.cart.service;
  const { buyer, cart } = checkout;
  const { lines } = cart;
  const blocked = lines.some(({ available, quantity }) => available < quantity);
  // If the response with the order was lost, a reload redirects to the order.
  if (checkout.becameOrder) throw redirect(`/checkout/pedido/${checkout.becameOrder}`);
  if (!buyer) throw redirect(signInPath(url));
  if (lines.length === 0 || blocked || checkout.guardianFirst) throw redirect(CART);
  if (!accountId && lines.some(({ lens }) => isMadeToMeasure(lens))) throw redirect(GUEST);
  const option = checkout.freight?.options.find((offered) => offered.service === service) ?? null;
  return { ...checkout, isGuest: !accountId, buyer, addresses, address, service, option };
}

/** What a visitor gave, in the form of an address book with one entry. */
async function listOfGuest(call: Call): Promise<Address[]> {
  const guest = await call(getGuest, {});
  if (!guest) return [];
  const { addressId: id, name: _, cpf: __, email: ___, phone: ____, uf, ...place } = guest;
  const fixed = { idAccount: '', type: 'Residencial', title: '', isDefault: true } as const;
  return [{ id, ...fixed, ...place, uf: uf as Address['uf'] }];
}

export type Choice = Awaited<ReturnType<typeof loadChoice>>;

function readService(written: string | null): FreightService | undefined {
  return freightServices.find((service) => service === written);
}
