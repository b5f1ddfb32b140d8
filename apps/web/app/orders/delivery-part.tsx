import type { Order } from '@arquiba/contract/orders';
import { AddressLines } from '../addresses/public/address-lines.tsx';
import { formatDay } from '../ui/format-day.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Part } from '../ui/part.tsx';

// Before the parcel leaves there is none.
const ShipmentFacts = lazyPart(
  async () => ({ default: (await import('./shipment-facts.tsx')).ShipmentFacts }),
  { preload: true },
);

/** Where the order goes, and when it arrives. */
export function DeliveryPart({ order: { address, freight, shipment } }: { order: Order }) {
  return (
    <Part title="Entrega">
      <p className="font-semibold wrap-anywhere">{address.title || 'Endereço'}</p>
      <p className="text-muted wrap-anywhere">
        <AddressLines place={address} />
      </p>
      <p className="mt-3">
        {freight.name}, até {formatDay(freight.arrivesBy)}
      </p>
      <ShipmentFacts shipment={shipment} />
    </Part>
  );
}
