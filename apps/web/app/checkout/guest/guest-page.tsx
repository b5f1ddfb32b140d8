import { getCart } from '@arquiba/contract/cart';
import { getGuest, setGuest } from '@arquiba/contract/guest-orders';
import { isMadeToMeasure } from '@arquiba/contract/lenses';
import { redirect } from 'react-router';
import { pageCall, refusalOf } from '../../loader.ts';
import { accountContext, callContext } from '../../page-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { LinkButton } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Part } from '../../ui/part.tsx';
import { signInPath } from '../../viewer/return-path.ts';
import { CART, DELIVERY } from '../checkout-paths.ts';
import { CheckoutSteps } from '../checkout-steps.tsx';
import type { Route } from './+types/guest-page';
import { findMissing, readGuest, toGuest, valuesOf } from './guest-values.ts';

const GuestForm = lazyPart(() => import('./guest-form.tsx'), { preload: true });

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Seus dados', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  if (args.context.get(accountContext)) throw redirect(DELIVERY);
  const call = pageCall(args);
  const [cart, guest] = await Promise.all([call(getCart, {}), call(getGuest, {})]);
  if (cart.lines.length === 0) throw redirect(CART);
  const needsAccount = cart.lines.some(({ lens }) => isMadeToMeasure(lens));
  return { before: valuesOf(guest), needsAccount };
}

/** Saves with and without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const values = readGuest(await request.formData());
  const missing = findMissing(values);
  const [message] = Object.values(missing);
  if (message) return { values, message, fields: missing };
  try {
    await context.get(callContext)(setGuest, toGuest(values));
  } catch (error) {
    const { message, fields } = refusalOf(error);
    return { values, message, fields };
  }
  return redirect(DELIVERY);
}

/** Who buys without an account, beside the way to an account. */
export default function GuestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { before, needsAccount } = loaderData;
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <CheckoutSteps current="delivery" search="" />
      <h1 className="display text-4xl">{needsAccount ? 'Falta a sua conta' : 'Seus dados'}</h1>
      <Part title={needsAccount ? 'Óculos com receita' : 'Já tem conta?'}>
        <p className="mb-4 text-muted">
          {needsAccount
            ? 'A receita é um dado de saúde: ela fica guardada em uma conta, e só você e a loja a veem. Entre ou crie a conta, e o carrinho vai junto.'
            : 'Com a conta, os seus dados e endereços já estão preenchidos.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton tone="secondary" to={signInPath({ pathname: DELIVERY, search: '' })}>
            Entrar
          </LinkButton>
          {needsAccount && (
            <LinkButton to={`/cadastrar?voltar=${encodeURIComponent(DELIVERY)}`}>
              Criar conta
            </LinkButton>
          )}
          {needsAccount && (
            <LinkButton tone="ghost" to={CART}>
              Voltar ao carrinho
            </LinkButton>
          )}
        </div>
      </Part>
      {!needsAccount && <GuestForm before={actionData?.values ?? before} refused={actionData} />}
    </div>
  );
}
