import { listAddresses } from '@arquiba/contract/addresses';
import { type FreightService, freightServices } from '@arquiba/contract/freight';
import { getCheckout } from '@arquiba/contract/orders';
import { type RouterContextProvider, redirect } from 'react-router';
import { pageCall } from '../loader.ts';
import { accountContext } from '../page-context.ts';
import { signInPath } from '../viewer/return-path.ts';
import { ADDRESS, CART, SERVICE } from './checkout-paths.ts';

interface LoaderArguments {
  context: Readonly<RouterContextProvider>;
  url: URL;
  request: Request;
}

/** Items, address and freight of the URL; by default the default address and the cheapest freight. */
export async function loadChoice(args: LoaderArguments) {
  const { context, url } = args;
  const accountId = context.get(accountContext)?.id;
  if (!accountId) throw redirect(signInPath(url));
  const call = pageCall(args);
  const addresses = await call(listAddresses, { accountId });
  const asked = url.searchParams.get(ADDRESS);
  // The default address comes first.
  const address = addresses.find(({ id }) => id === asked) ?? addresses[0] ?? null;
  const service = readService(url.searchParams.get(SERVICE));
  const checkout = await call(getCheckout, address ? { addressId: address.id, service } : {});
  const { lines } = checkout.cart;
  const blocked = lines.some(({ available, quantity }) => available < quantity);
  // If the response with the order was lost, a reload redirects to the order.
  if (checkout.becameOrder) throw redirect(`/checkout/pedido/${checkout.becameOrder}`);
  if (lines.length === 0 || blocked) throw redirect(CART);
  const option = checkout.freight?.options.find((offered) => offered.service === service) ?? null;
  return { ...checkout, addresses, address, service, option };
}

export type Choice = Awaited<ReturnType<typeof loadChoice>>;

function readService(written: string | null): FreightService {
  return freightServices.find((service) => service === written) ?? 'economica';
}
