import { createOrderAccount, sendOrderLink } from '@arquiba/contract/guest-orders';
import { type RouterContextProvider, redirect } from 'react-router';
import { refusalOf } from '../../loader.ts';
import { callContext } from '../../page-context.ts';
import { ORDERS } from '../order-paths.ts';

interface ActionArguments {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { number: string };
}

/** The forms of the order of a guest: asks for the link, or creates the account. */
export async function guestAction({ context, request, params: { number } }: ActionArguments) {
  const call = context.get(callContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    if (text('acao') === 'conta') {
      const password = text('password');
      await call(createOrderAccount, { number, password, termsVersion: text('termsVersion') });
      return redirect(`${ORDERS}/${number}`);
    }
    await call(sendOrderLink, { number, email: text('email') });
    return { sent: true, message: undefined, fields: {} };
  } catch (error) {
    const { message, fields } = refusalOf(error);
    return { sent: false, message, fields };
  }
}

export type GuestAnswer = Exclude<Awaited<ReturnType<typeof guestAction>>, Response>;
