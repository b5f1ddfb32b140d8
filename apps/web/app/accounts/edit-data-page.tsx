import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/edit-data-page';
import { SectionHeading } from './public/section-heading.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Alterar meus dados', face: 'shop', hidden: true }, args);
}

export default function EditDataPage() {
  return (
    <>
      <SectionHeading>ALTERAR MEUS DADOS</SectionHeading>
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          art="net"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <LinkButton to="/minha-conta/atendimento">Falar com o atendimento</LinkButton>
              <LinkButton tone="secondary" to="/minha-conta/meus-dados">
                Voltar aos meus dados
              </LinkButton>
            </div>
          }
        >
          Por enquanto, quem altera o cadastro é o atendimento.
        </EmptyState>
      </div>
    </>
  );
}
