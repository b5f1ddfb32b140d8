import { openOrderLink } from '@arquiba/contract/guest-orders';
import { redirect } from 'react-router';
import { refusalOf } from '../../loader.ts';
import { callContext } from '../../page-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LOOKUP, ORDERS, payingPath } from '../order-paths.ts';
import type { Route } from './+types/open-link-page';

export function meta(args: Route.MetaArgs) {
  // The URL contains a secret, so there is no canonical URL.
  return pageMeta({ title: 'Pedido', face: 'shop', hidden: true, canonicalPath: LOOKUP }, args);
}

/**
 * Lets this browser into the order, and leaves the address with the secret. A mail scanner that opens the link
 * gets in too, and can do nothing by reading.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  let opened: { number: string; guest: boolean };
  try {
    opened = await context.get(callContext)(openOrderLink, params);
  } catch (error) {
    return { message: refusalOf(error).message };
  }
  const { number, guest } = opened;
  const [part] = /^devolucoes\/\d+$/.exec(url.searchParams.get('ver') ?? '') ?? [];
  const base = guest ? LOOKUP : ORDERS;
  if (part) throw redirect(`${base}/${number}/${part}`);
  throw redirect(guest ? payingPath(number) : `${base}/${number}`);
}

/** Only shown if the link does not work any more. */
export default function OpenLinkPage({ loaderData: { message } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-6">
      <h1 className="display text-4xl">O link venceu</h1>
      <p className="text-muted">{message}</p>
      <LinkButton to={LOOKUP} className="justify-self-start">
        Pedir outro link
      </LinkButton>
    </div>
  );
}
