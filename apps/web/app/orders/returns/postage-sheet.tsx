import { brand } from '@arquiba/contract/brand';
import type { Order } from '@arquiba/contract/orders';
import { AddressLines } from '../../addresses/public/address-lines.tsx';
import { useShopContact } from '../../support/public/shop-contact.ts';
import { Barcode } from '../barcode.tsx';
import type { LoadedReturn } from './load-return.ts';

interface PostageSheetProps {
  order: Order;
  postage: NonNullable<LoadedReturn['postage']>;
  goods: LoadedReturn['goods'];
}

/** What is printed: the label with its barcode, and a list of what goes into the parcel. */
export function PostageSheet({ order, postage, goods }: PostageSheetProps) {
  const { returnAddress } = useShopContact();
  const { bars, carrier, code, validUntil } = postage;
  return (
    <div className="print-sheet grid gap-6">
      <section
        aria-label="Etiqueta do pacote"
        className="grid gap-4 rounded-card border-2 border-dashed border-edge p-5"
      >
        <div>
          <p className="text-sm text-muted">Código de postagem ({carrier})</p>
          <p className="numeral text-3xl tabular-nums">
            <span className="select-all">{code}</span>
          </p>
          <p className="text-sm">Poste até {validUntil}</p>
        </div>
        <Barcode label="Código de barras da postagem" bars={bars} className="max-w-md" />
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="min-w-0">
            <h3 className="text-sm text-muted">Destinatário</h3>
            <p className="font-semibold">{brand.shop.name}, devoluções</p>
            <p className="wrap-anywhere">{returnAddress}</p>
          </div>
          <div className="min-w-0">
            <h3 className="text-sm text-muted">Remetente</h3>
            <p className="font-semibold wrap-anywhere">{order.buyer.name}</p>
            <p className="wrap-anywhere">
              <AddressLines place={order.address} />
            </p>
          </div>
        </div>
        <p className="text-sm text-muted">Pedido {order.number}</p>
      </section>
      <section aria-label="O que vai no pacote" className="grid gap-2">
        <h3 className="font-semibold">O que vai no pacote</h3>
        <ul className="grid list-disc gap-1 pl-5">
          {goods.map(({ id, text }) => (
            <li key={id} className="wrap-anywhere">
              {text}
            </li>
          ))}
          <li>O estojo, a flanela e tudo o que veio junto</li>
          <li>A caixa em que o pedido chegou, ou outra que proteja os óculos</li>
        </ul>
      </section>
    </div>
  );
}
