import type { SecondFactorState } from '@arquiba/contract/second-factors';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatMoment } from '../../ui/format-age.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const SetupDialog = lazyPart(() => import('../setup-dialog.tsx'));
const RenewDialog = lazyPart(() => import('../renew-dialog.tsx'));
const DisableDialog = lazyPart(() => import('../disable-dialog.tsx'));

type OpenDialog = 'setup' | 'renew' | 'disable' | null;
const FEW_CODES = 3;

interface SecondFactorCardProps {
  state: SecondFactorState;
  /** False until the e-mail of the account is confirmed. */
  mayAdd: boolean;
}

/** Two-step verification: an offer to enable it, or its settings. */
export function SecondFactorCard({ state, mayAdd }: SecondFactorCardProps) {
  const { enabledAt, recoveryCodesLeft } = state;
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => {
    setOpen(null);
    void revalidate();
  };
  return (
    <Card
      title="Verificação em duas etapas"
      action={enabledAt && <Badge tone="grass">Ativada</Badge>}
    >
      {enabledAt ? (
        <>
          <p className="text-muted">
            Desde {formatMoment(new Date(enabledAt))}, quem entra com a sua senha precisa também de
            um código do aplicativo autenticador.
          </p>
          <CodesLeft left={recoveryCodesLeft} />
          <div className="mt-4 flex flex-wrap gap-3 max-sm:[&>*]:w-full">
            <Button tone="secondary" onClick={() => setOpen('renew')}>
              Gerar novos códigos
            </Button>
            <Button tone="secondary" onClick={() => setOpen('disable')}>
              Desativar
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-muted">
            Além da senha, um código do aplicativo autenticador do seu celular. Mesmo quem descobre
            a sua senha não entra na sua conta.
          </p>
          {mayAdd ? (
            <Button tone="soft" onClick={() => setOpen('setup')} className="mt-4 max-sm:w-full">
              Ativar
            </Button>
          ) : (
            <p className="mt-3 text-sm text-muted">
              Confirme o seu e-mail para ativar a verificação em duas etapas.
            </p>
          )}
        </>
      )}
      {open === 'setup' && <SetupDialog onClose={close} />}
      {open === 'renew' && <RenewDialog onClose={close} />}
      {open === 'disable' && <DisableDialog onClose={close} />}
    </Card>
  );
}

function CodesLeft({ left }: { left: number }) {
  const words =
    left === 0
      ? 'Nenhum código de recuperação sem uso. Gere novos antes de precisar deles.'
      : left === 1
        ? 'Resta 1 código de recuperação sem uso.'
        : `Restam ${left} códigos de recuperação sem uso.`;
  return <p className={left <= FEW_CODES ? 'mt-2 font-semibold text-card-red' : 'mt-2'}>{words}</p>;
}
