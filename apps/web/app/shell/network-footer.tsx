import { brand } from '@arquiba/contract/brand';
import { Link } from 'react-router';
import { Wordmark } from '../ui/brand-mark.tsx';
import { legalLinks } from './legal-links.ts';
import { SmallPrint } from './small-print.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const LINKS = [
  { label: 'Feed', to: '/' },
  { label: 'Explorar', to: '/explorar' },
  { label: 'Grupos', to: '/grupos' },
  { label: `Óculos ${brand.shop.name}`, to: '/oculos' },
  ...legalLinks,
];

/** The footer of the network, on pages without its layout. */
export function NetworkFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-[1288px] flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-6 lg:px-6">
        <Wordmark face="rede" />
        <ul className="flex flex-wrap gap-x-6">
          {LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-11 min-w-11 items-center text-ink no-underline hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ThemeSwitch />
        <div className="w-full">
          <SmallPrint face="rede" />
        </div>
      </div>
    </footer>
  );
}
