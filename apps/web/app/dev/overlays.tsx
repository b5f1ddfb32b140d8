import { useState } from 'react';
import { Wordmark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Segmented } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Row } from './specimen.tsx';

/** Dialog and drawer, each with a button to open it. */
export function Overlays({ theme }: { theme: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Row>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Novo Endereço
      </Button>
      <Button tone="secondary" popoverTarget={`drawer-${theme}`}>
        Menu
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Novo Endereço"
        actions={
          <>
            <Button tone="ghost" onClick={close}>
              Cancelar
            </Button>
            <Button onClick={close}>Cadastrar endereço</Button>
          </>
        }
      >
        <div className="specimen-stack">
          <Segmented
            label="Tipo"
            name={`address-${theme}`}
            defaultValue="Residencial"
            choices={[
              { value: 'Residencial', label: 'Residencial' },
              { value: 'Comercial', label: 'Comercial' },
            ]}
          />
          <TextField label="CEP" placeholder="00000-000" inputMode="numeric" />
          <TextField label="Rua" />
          <TextField label="Complemento" optional />
        </div>
      </Dialog>
      <Drawer id={`drawer-${theme}`} place="" label="Menu" heading={<Wordmark face="rede" />}>
        <p>As nove entradas do menu.</p>
      </Drawer>
    </Row>
  );
}
