import type { Address } from '@arquiba/contract/addresses';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AddressForm } from './address-form.tsx';

interface AddressDialogProps {
  /** The one to change; null for a new one. */
  address: Address | null;
  onClose(): void;
  onSaved(address: Address): void;
}

/** The form over the page. What was typed is not lost to a slip: Esc and the overlay ask first. */
export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const form = useId();
  const typed = useRef(false);
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  // The platform closes it, and gives the focus back to the button that opened it.
  const close = () => setOpen(false);
  const mayClose = () => {
    if (typed.current) setAsking(true);
    return !typed.current;
  };
  // On the form and not on the cross, once the platform has opened the sheet.
  useEffect(() => {
    const [first] = (document.getElementById(form) as HTMLFormElement).elements;
    (first as HTMLElement | undefined)?.querySelector('input')?.focus();
  }, [form]);
  return (
    <Dialog
      open={open}
      size="lg"
      title={address ? 'Editar endereço' : 'Novo endereço'}
      onClose={onClose}
      mayClose={mayClose}
      actions={
        asking ? (
          <Discard onKeep={() => setAsking(false)} onDiscard={close} />
        ) : (
          <>
            <Button tone="ghost" onClick={close}>
              Cancelar
            </Button>
            <Button type="submit" form={form} busy={busy} busyLabel="Salvando…">
              {address ? 'Salvar endereço' : 'Cadastrar endereço'}
            </Button>
          </>
        )
      }
    >
      <AddressForm
        id={form}
        address={address}
        onSaved={(saved) => {
          close();
          onSaved(saved);
        }}
        onBusy={setBusy}
        onTyped={() => {
          typed.current = true;
        }}
      />
    </Dialog>
  );
}

function Discard({ onKeep, onDiscard }: { onKeep(): void; onDiscard(): void }) {
  const keep = useRef<HTMLDivElement>(null);
  useEffect(() => keep.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={keep}
      className="flex flex-wrap items-center justify-end gap-3 max-sm:[&>button]:flex-1"
    >
      <p role="alert" className="font-semibold max-sm:w-full sm:mr-2">
        Descartar o que você escreveu?
      </p>
      <Button tone="secondary" onClick={onKeep}>
        Continuar editando
      </Button>
      <Button tone="danger" onClick={onDiscard}>
        Descartar
      </Button>
    </div>
  );
}
