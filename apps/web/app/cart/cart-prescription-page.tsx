import { getCart, setCartPrescription } from '@arquiba/contract/cart';
import { isMadeToMeasure } from '@arquiba/contract/lenses';
import { listPrescriptions } from '@arquiba/contract/prescriptions';
import { redirect, useNavigate } from 'react-router';
import { call } from '../api-call.ts';
import { FrameThumb } from '../catalog/public/frame-thumb.tsx';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { ChoosePrescription } from '../prescriptions/public/choose-prescription.tsx';
import { CHOSEN, LATER } from '../prescriptions/public/prescription-paths.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Part } from '../ui/part.tsx';
import type { Route } from './+types/cart-prescription-page';
import { CART } from './cart-path.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Receita das lentes', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const api = pageCall(args);
  const { variantId, lens } = itemOf(args.url);
  // First, because it needs an account: visitors are asked to sign in.
  const { items } = await api(listPrescriptions, {});
  const { lines } = await api(getCart, {});
  const line = lines.find((each) => each.variantId === variantId && each.lens?.code === lens);
  if (!line?.lens || !isMadeToMeasure(line.lens)) throw redirect(CART);
  return { line, lens: line.lens, items };
}

/** Handles the form when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  const chosen = String((await args.request.formData()).get(CHOSEN) ?? LATER);
  const prescriptionId = chosen === LATER ? null : chosen;
  await pageCall(args)(setCartPrescription, { ...itemOf(args.url), prescriptionId });
  return redirect(CART);
}

function itemOf({ searchParams }: URL) {
  return { variantId: searchParams.get('cor') ?? '', lens: searchParams.get('lentes') ?? '' };
}

/** Chooses the prescription for the lenses of a line of the cart. */
export default function CartPrescriptionPage({ loaderData }: Route.ComponentProps) {
  const { line, lens, items } = loaderData;
  const { variantId, title, color, image, prescription } = line;
  const navigate = useNavigate();
  const choose = (prescriptionId: string | null) =>
    call(setCartPrescription, { variantId, lens: lens.code, prescriptionId }).then(
      () => void navigate(CART),
      // The error was shown in a toast.
      () => undefined,
    );
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <div>
        <BackLink to={CART}>Voltar ao carrinho</BackLink>
        <h1 className="display text-4xl text-balance">Receita das lentes</h1>
        <div className="mt-4 flex items-center gap-4">
          <FrameThumb image={image} className="w-28 flex-none" />
          <p>
            <b className="block font-semibold wrap-anywhere">{title}</b>
            <span className="text-muted">
              {color}, lentes {lens.description}
            </span>
          </p>
        </div>
      </div>
      <Part title="Escolha a receita">
        <ChoosePrescription
          items={items}
          lens={lens.code}
          current={prescription?.id ?? null}
          later
          action="Usar nas lentes"
          onChoose={choose}
        />
      </Part>
    </div>
  );
}
