import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ShieldCheck } from '../ui/icons/shield-check.tsx';
import type { Route } from './+types/turn-on-page';
import { StaffHeading } from './staff-heading.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Administração', hidden: true }, args);
}

/** For someone with a role and without the second factor that it needs. */
export default function TurnOnPage() {
  return (
    <>
      <StaffHeading title="Falta um passo" />
      <Card>
        <p className="max-w-prose">
          Quem trabalha na Arquiba vê dados de outras pessoas. Por isso os papéis da equipe só valem
          com a verificação em duas etapas ativada: além da senha, um código do seu celular.
        </p>
        <LinkButton
          to="/minha-conta/meus-dados/seguranca"
          icon={<ShieldCheck />}
          className="mt-5 max-sm:w-full"
        >
          Ativar a verificação
        </LinkButton>
      </Card>
    </>
  );
}
