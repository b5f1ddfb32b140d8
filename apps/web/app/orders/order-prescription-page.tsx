import { getOrderPrescription, sendOrderPrescription } from '@arquiba/contract/order-prescriptions';
import { getOrder } from '@arquiba/contract/orders';
import { listPrescriptions } from '@arquiba/contract/prescriptions';
import { redirect, useNavigate } from 'react-router';
import { call } from '../api-call.ts';
import { notFound, pageCall } from '../loader.ts';
import { notify } from '../notices/notify.ts';
import { pageMeta } from '../page-meta.ts';
import { ChoosePrescription } from '../prescriptions/public/choose-prescription.tsx';
import { CHOSEN } from '../prescriptions/public/prescription-paths.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Part } from '../ui/part.tsx';
import type { Route } from './+types/order-prescription-page';
import { ORDERS } from './order-paths.ts';
import { SentPrescription } from './sent-prescription.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Receita das lentes', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const api = pageCall(args);
  const { number, lineId } = args.params;
  const [prescription, { items }, order] = await Promise.all([
    api(getOrderPrescription, { number, lineId }),
    api(listPrescriptions, {}),
    api(getOrder, { number }),
  ]);
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line?.lens) throw notFound();
  return { ...prescription, items, number: order.number, lineId, lens: line.lens };
}

/** Handles the form when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  const prescriptionId = String((await args.request.formData()).get(CHOSEN) ?? '');
  const { number, lineId } = args.params;
  await pageCall(args)(sendOrderPrescription, { number, lineId, prescriptionId });
  return redirect(`${ORDERS}/${number}`);
}

/** The prescription of the lenses of an item: what the shop has, and sending another until they are made. */
export default function OrderPrescriptionPage({ loaderData }: Route.ComponentProps) {
  const { title, color, sent, maySend, items, number, lineId, lens } = loaderData;
  const navigate = useNavigate();
  const send = async (prescriptionId: string | null) => {
    if (prescriptionId === null) return;
    await call(sendOrderPrescription, { number, lineId, prescriptionId }).then(
      () => {
        notify('success', 'Receita enviada.');
        void navigate(`${ORDERS}/${number}`);
      },
      // The error was shown in a toast.
      () => undefined,
    );
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink to={`${ORDERS}/${number}`}>Pedido {number}</BackLink>
        <h1 className="display text-3xl text-balance">Receita das lentes</h1>
        <p className="mt-1.5 text-muted wrap-anywhere">
          {title}, {color}, lentes {lens.description}
        </p>
      </div>
      {sent && <SentPrescription sent={sent} />}
      {maySend ? (
        <Part title={sent ? 'Enviar outra' : 'Enviar a receita'}>
          <ChoosePrescription
            items={items}
            lens={lens.code}
            current={null}
            later={false}
            action="Enviar a receita"
            onChoose={send}
          />
        </Part>
      ) : (
        !sent && <p className="text-muted">A receita não está mais guardada com o pedido.</p>
      )}
    </div>
  );
}
