import { signOut } from '@arquiba/contract/sessions';
import { redirect } from 'react-router';
import { callContext } from '../page-context.ts';
import type { Route } from './+types/account-start';

export function loader() {
  return redirect('/minha-conta/pedidos');
}

/** Signs out when scripts are not loaded. */
export async function action({ context }: Route.ActionArgs) {
  await context.get(callContext)(signOut, {});
  return redirect('/');
}
