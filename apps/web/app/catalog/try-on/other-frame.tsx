import {
  getProduct,
  listProducts,
  type Product,
  type ProductCard,
} from '@arquiba/contract/catalog';
import { useState } from 'react';
import { call } from '../../api-call.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';

interface OtherFrameProps {
  product: Product;
  other: Product | null;
  onChoose(product: Product | null): void;
}

const MOST = 24;

/** Chooses a second frame, which is shown on the same photo. */
export function OtherFrame({ product, other, onChoose }: OtherFrameProps) {
  const [frames, setFrames] = useState<ProductCard[] | null>(null);
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still');
  async function load<T>(request: Promise<T>, done: (answer: T) => void) {
    setState('loading');
    try {
      done(await request);
      setState('still');
    } catch {
      setState('failed');
    }
  }
  const openList = () =>
    load(call(listProducts, { sort: 'best-selling', limit: MOST }), ({ items }) =>
      setFrames(items.filter(({ id }) => id !== product.id)),
    );
  const choose = (slug: string) =>
    slug === '' ? onChoose(null) : void load(call(getProduct, { slug }), onChoose);
  return (
    <div className="grid justify-items-start gap-2">
      {frames ? (
        <SelectField
          label="Lado a lado com"
          placeholder="Nenhuma outra"
          value={other?.slug ?? ''}
          options={frames.map(({ slug, title }) => ({ value: slug, label: title }))}
          onChange={(event) => choose(event.currentTarget.value)}
          className="w-full sm:max-w-80"
        />
      ) : (
        <Button
          tone="secondary"
          busy={state === 'loading'}
          busyLabel="Abrindo…"
          onClick={() => void openList()}
        >
          Lado a lado com outra
        </Button>
      )}
      {state === 'failed' && (
        <p role="alert" className="text-card-red">
          Não deu para carregar as armações. Tente de novo.
        </p>
      )}
    </div>
  );
}
