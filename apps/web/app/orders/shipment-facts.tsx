import type { Order } from '@arquiba/contract/orders';
import { copyText } from '../copying/copy-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Copy } from '../ui/icons/copy.tsx';

/** The tracking of the parcel. Renders nothing before it was shipped. */
export function ShipmentFacts({ shipment }: { shipment: Order['shipment'] }) {
  if (!shipment?.trackingCode) return null;
  const { carrier, trackingCode, trackingUrl, status } = shipment;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-semibold">
        {carrier}: {SHIPMENT_STATES[status]}
      </h3>
      <p className="flex items-center gap-1">
        <span className="tabular-nums wrap-anywhere">{trackingCode}</span>
        <IconButton
          name="Copiar o código de rastreio"
          icon={<Copy />}
          onClick={() => void copyText(trackingCode, 'Código de rastreio copiado.')}
          className="noscript:hidden"
        />
      </p>
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noreferrer" className="font-semibold text-ink">
          Acompanhar a entrega
        </a>
      )}
    </div>
  );
}

const SHIPMENT_STATES: Record<NonNullable<Order['shipment']>['status'], string> = {
  preparando: 'preparando',
  postado: 'postado',
  em_transito: 'a caminho',
  entregue: 'entregue',
  devolvido: 'de volta à loja',
};
