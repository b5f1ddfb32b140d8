import { brand } from '@arquiba/contract/brand';
import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { MemberLink } from '../viewer/member-link.tsx';
import type { Route } from './+types/help-home-page';
import { HelpContact } from './help-contact.tsx';
import { helpIcons } from './help-icons.ts';
import { helpTopics } from './public/help-topics.ts';

export function meta(args: Route.MetaArgs) {
  const description = `Troca, entrega, pagamento, garantia e medidas: como comprar óculos na ${brand.shop.name}.`;
  return pageMeta({ title: 'Ajuda', description, face: 'shop' }, args);
}

const SHORTCUTS = [
  { label: 'Onde está o meu pedido?', to: '/pedido' },
  { label: 'Quero devolver', to: '/minha-conta/pedidos' },
  { label: 'Que tamanho eu uso?', to: '/ajuda/medir-o-rosto' },
  { label: 'Quanto custa o frete?', to: '/ajuda/entrega' },
];

export default function HelpHomePage() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <header>
        <h1 className="display text-4xl lg:text-5xl">Ajuda</h1>
        <p className="mt-2 text-lg text-muted">Como a gente pode ajudar?</p>
      </header>
      <nav aria-label="Perguntas frequentes">
        <ul className="flex flex-wrap gap-2">
          {SHORTCUTS.map(({ label, to }) => (
            <li key={to}>
              <MemberLink
                to={to}
                className="flex h-11 items-center rounded-pill border border-line bg-raised px-4 font-semibold text-ink no-underline transition hover:border-edge"
              >
                {label}
              </MemberLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:gap-6">
        {helpTopics.map(({ path, name, summary }) => {
          const Icon = helpIcons[path];
          return (
            <li
              key={path}
              className="relative grid content-start gap-2 rounded-card border border-line bg-raised p-5 transition hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-orange-ink sm:p-6"
            >
              <span className="mb-1 grid size-11 place-items-center rounded-pill bg-accent-soft [&_.lucide]:size-5">
                <Icon />
              </span>
              <h2 className="display text-xl">
                <Link
                  to={path}
                  className="text-ink no-underline outline-none after:absolute after:inset-0"
                >
                  {name}
                </Link>
              </h2>
              <p className="text-muted">{summary}</p>
            </li>
          );
        })}
      </ul>
      <HelpContact />
    </div>
  );
}
