import { getProduct } from '@arquiba/contract/catalog';
import { isMadeToMeasure, lensCode, listLensOffers } from '@arquiba/contract/lenses';
import { listPrescriptions } from '@arquiba/contract/prescriptions';
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from 'react-router';
import { BuyButton } from '../../cart/public/buy-button.tsx';
import { SumPanel, WITH_SUM } from '../../cart/public/sum-panel.tsx';
import { pageCall } from '../../loader.ts';
import { accountContext } from '../../page-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { chosenColor } from '../chosen-color.ts';
import { colorPath } from '../public/color-address.ts';
import { FrameThumb } from '../public/frame-thumb.tsx';
import type { Route } from './+types/lenses-page';
import { LensForm } from './lens-form.tsx';
import { readLensQuery, readPrescriptionQuery } from './lens-query.ts';
import { LensSum } from './lens-sum.tsx';

export async function loader(args: Route.LoaderArgs) {
  const call = pageCall(args);
  const { title } = args.params;
  // As on the page of the frame.
  const slug = title.toLowerCase();
  if (title !== slug) {
    throw redirect(`/oculos/${encodeURIComponent(slug)}/lentes${args.url.search}`, 308);
  }
  const product = await call(getProduct, { slug });
  const chosen = chosenColor(product.colors, args.url.search);
  const offers = chosen ? await call(listLensOffers, { variantId: chosen.id }) : [];
  if (offers.length === 0) throw redirect(colorPath(product, chosen?.color));
  const needsPrescription = offers.some(
    ({ kind }) => kind === 'visao-simples' || kind === 'multifocal',
  );
  const isMember = args.context.get(accountContext) !== null;
  const saved = needsPrescription && isMember ? await call(listPrescriptions, {}) : null;
  return { product, offers, prescriptions: saved?.items ?? null };
}

/** All choices are in the address; another choice needs no new data. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const isSameFrame = change.currentUrl.pathname === change.nextUrl.pathname;
  return isSameFrame ? false : change.defaultShouldRevalidate;
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const title = `Lentes para ${args.loaderData.product.title}`;
  return pageMeta({ title, face: 'shop', hidden: true }, args);
}

/** The step between a frame and the cart: kind of lens, index and treatments, with the price so far. */
export default function LensesPage({ loaderData }: Route.ComponentProps) {
  const { product, offers, prescriptions } = loaderData;
  const { pathname, search: current } = useLocation();
  const { location: next } = useNavigation();
  // A choice shows at once.
  const search = next?.pathname === pathname ? next.search : current;
  const color = chosenColor(product.colors, search);
  const chosen = readLensQuery(search, offers);
  if (!color || !chosen) return null;
  const lens = lensCode(chosen.choice);
  const prescription = isMadeToMeasure({ code: lens })
    ? readPrescriptionQuery(search, prescriptions ?? [], lens)
    : null;
  const frame = product.promotionalPrice ?? product.price;
  const total = chosen.treatments.reduce(
    (sum, { price }) => sum + price,
    frame + chosen.lens.price,
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink to={colorPath(product, color.color)}>Voltar à armação</BackLink>
        <h1 className="display text-4xl text-balance">Escolha as lentes</h1>
        <div className="mt-4 flex items-center gap-4">
          <FrameThumb image={color.image} className="w-28 flex-none" />
          <p>
            <b className="block font-semibold wrap-anywhere">{product.title}</b>
            <span className="text-muted">{color.color}</span>
          </p>
        </div>
      </div>
      <div className={WITH_SUM}>
        <LensForm {...{ offers, chosen, prescriptions, prescription }} color={color.color} />
        <SumPanel
          name="Óculos com lentes"
          total={{ label: 'Total sem frete', cents: total }}
          action={
            <BuyButton
              variantId={color.id}
              lens={lens}
              prescriptionId={prescription?.id}
              disabled={color.stock <= 0}
              className="w-full"
            />
          }
        >
          <LensSum
            {...{ frame, chosen, total }}
            stock={color.stock}
            waits={isMadeToMeasure({ code: lens }) && !prescription}
          />
        </SumPanel>
      </div>
    </div>
  );
}
