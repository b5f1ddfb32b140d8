import type { Address } from '@arquiba/contract/addresses';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AddressForm } from './address-form.tsx';

interface AddressDialogProps {
  /** The address to edit; null for a new one. */
  address: Address | null;
  onClose(): void;
  onSaved(address: Address): void;
}

/** The form in a dialog. Closing it with unsaved text asks first. */
export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const form = useId();
  const typed = useRef(false);
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  // The browser closes it and returns the focus to the button that opened it.
  const close = () => setOpen(false);
  // Focuses the form instead of the close button, once the browser has opened the dialog.
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
      isChanged={() => typed.current}
      actions={
        <>
          <Button tone="ghost" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Salvando…">
            {address ? 'Salvar endereço' : 'Cadastrar endereço'}
          </Button>
        </>
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
