import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { useAccount } from '../shell/use-site.ts';
import { LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/data-page';
import { SectionHeading } from './public/section-heading.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Meus dados', face: 'shop', hidden: true }, args);
}

export default function DataPage() {
  const account = useAccount();
  if (!account) return null;
  const rows = [
    { name: 'Nome', value: account.name },
    { name: 'Nome social', value: account.socialName },
    { name: 'E-mail', value: account.email },
    { name: 'Tipo de conta', value: account.type },
  ];
  return (
    <>
      <SectionHeading>MEUS DADOS</SectionHeading>
      <dl className="divide-y divide-line rounded-card border border-line bg-raised px-5 lg:px-6">
        {rows.map(({ name, value }) => (
          <div key={name} className="grid gap-x-6 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
        <div className="grid items-center gap-x-6 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-muted">Perfil na rede</dt>
          <dd>
            <Link
              to={`/perfil/${account.username}`}
              className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
            >
              @{account.username}
            </Link>
          </dd>
        </div>
      </dl>
      <LinkButton
        tone="secondary"
        to="/minha-conta/editar-meus-dados"
        icon={<Pencil />}
        className="mt-5"
      >
        Alterar dados
      </LinkButton>
    </>
  );
}
