import type { Order } from '@arquiba/contract/orders';
import { AddressLines } from '../addresses/public/address-lines.tsx';
import { inBusinessDays } from '../freight/public/freight-words.ts';
import { formatDay } from '../ui/format-day.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Part } from '../ui/part.tsx';
import { waitingLine } from './prescription-words.ts';

// Before the parcel leaves there is none.
const ShipmentFacts = lazyPart(
  async () => ({ default: (await import('./shipment-facts.tsx')).ShipmentFacts }),
  { preload: true },
);

/** Where the order goes, and when it arrives. */
export function DeliveryPart({ order }: { order: Order }) {
  const { address, freight, shipment, lines } = order;
  return (
    <Part title="Entrega">
      <p className="font-semibold wrap-anywhere">{address.title || 'Endereço'}</p>
      <p className="text-muted wrap-anywhere">
        <AddressLines place={address} />
      </p>
      <p className="mt-3">
        {waitingLine(lines)
          ? `${freight.name}, em até ${inBusinessDays(freight.businessDays)} depois da receita`
          : `${freight.name}, até ${formatDay(freight.arrivesBy)}`}
      </p>
      <ShipmentFacts shipment={shipment} />
    </Part>
  );
}
