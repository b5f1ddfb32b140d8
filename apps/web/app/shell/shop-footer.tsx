import { brand } from '@arquiba/contract/brand';
import { Link } from 'react-router';
import { SHOP_START } from '../catalog/public/shop-categories.ts';
import { helpTopics } from '../help/public/help-topics.ts';
import { NEWSLETTER } from '../newsletter/public/newsletter-path.ts';
import { MailLink, PhoneLink } from '../support/public/contact-links.tsx';
import { Wordmark } from '../ui/brand-mark.tsx';
import { MemberLink } from '../viewer/member-link.tsx';
import { legalLinks } from './legal-links.ts';
import { SmallPrint } from './small-print.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The company of the demonstration. A shop in Brazil must show this on its pages. */
const COMPANY = {
  legalName: `${brand.shop.name} Ótica Esportiva Ltda. (empresa de demonstração)`,
  cnpj: '11.222.333/0001-81',
  address: 'Rua da Arquibancada, 71, Centro, Itajaí, SC, 88301-000',
};

const GROUPS = [
  {
    title: 'Loja',
    links: [
      { label: 'Início da loja', to: SHOP_START },
      { label: 'Todos os óculos', to: '/oculos' },
      { label: 'Carrinho', to: '/checkout/carrinho' },
      { label: 'Novidades e cupom', to: NEWSLETTER },
      { label: `Rede ${brand.network.name}`, to: '/' },
    ],
  },
  {
    title: 'Sua conta',
    links: [
      { label: 'Pedidos', to: '/minha-conta/pedidos' },
      { label: 'Acompanhar pedido', to: '/pedido' },
      { label: 'Favoritos', to: '/minha-conta/favoritos' },
      { label: 'Atendimento', to: '/atendimento' },
    ],
  },
  { title: 'Ajuda', links: helpTopics.map(({ name, path }) => ({ label: name, to: path })) },
];

export function ShopFooter() {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto grid max-w-[1288px] grid-cols-2 gap-8 px-4 py-10 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.2fr] lg:px-6">
        <div className="grid content-start gap-3 max-md:col-span-2">
          <Wordmark face="aro" />
          <p className="text-muted">{brand.shop.slogan}.</p>
          <ThemeSwitch />
        </div>
        {GROUPS.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="display mb-1 text-base">{group.title}</h2>
            <ul>
              {group.links.map(({ label, to }) => (
                <li key={to}>
                  <MemberLink to={to} className={LINK}>
                    {label}
                  </MemberLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section aria-label="Contato" className="max-md:col-span-2">
          <h2 className="display mb-1 text-base">Contato</h2>
          <PhoneLink className={LINK} />
          <MailLink className={LINK} />
        </section>
      </div>
      <div className="mx-auto max-w-[1288px] px-4 pb-8 text-sm text-muted lg:px-6">
        <hr className="mb-6 border-line" />
        <p>
          {COMPANY.legalName} · CNPJ {COMPANY.cnpj}
        </p>
        <p>{COMPANY.address}</p>
        <ul className="flex flex-wrap gap-x-6">
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={LINK}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <SmallPrint face="aro" />
      </div>
    </footer>
  );
}

const LINK = 'flex h-11 w-fit min-w-11 items-center text-ink no-underline hover:underline';
