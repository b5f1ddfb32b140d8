import { type CartChange, noteCartChanges } from '@arquiba/contract/cart';
import { type FormEvent, useState } from 'react';
import { call } from '../api-call.ts';
import { Info } from '../ui/icons/info.tsx';
import { CART } from './cart-path.ts';
import type { LiveCart } from './use-cart.ts';

interface CartChangesProps {
  changes: readonly CartChange[];
  onSeen: LiveCart['take'];
}

/** Changes since the person last pressed 'Entendi': prices, stock, items from the visitor's cart. */
export function CartChanges({ changes, onSeen }: CartChangesProps) {
  const [busy, setBusy] = useState(false);
  if (changes.length === 0) return null;
  const see = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    // If it fails, the error is shown in a toast and the notice stays.
    await call(noteCartChanges, {}).then(onSeen, () => undefined);
    setBusy(false);
  };
  return (
    <section
      aria-label="O que mudou no carrinho"
      className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card border border-line bg-sunken p-4 sm:px-5"
    >
      <Info className="mt-0.5 size-5 flex-none" />
      <div role="status" className="min-w-0 flex-1 basis-60">
        <ul className="space-y-1">
          {changes.map(({ id, sentence }) => (
            <li key={id}>{sentence}</li>
          ))}
        </ul>
      </div>
      <form method="post" action={CART} onSubmit={see}>
        <input type="hidden" name="acao" value="vistas" />
        <button
          type="submit"
          aria-disabled={busy || undefined}
          className="touch h-9 font-semibold text-ink underline underline-offset-4"
        >
          Entendi
        </button>
      </form>
    </section>
  );
}
