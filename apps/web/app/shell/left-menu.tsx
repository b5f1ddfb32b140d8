import { useAccount } from '../viewer/use-site.ts';
import { memberEntries, menuEntries } from './menu-entries.ts';
import { MenuList } from './menu-list.tsx';
import { PublishLink } from './publish-link.tsx';

/** The menu of the network from 900 px; only icons below 1100 px. */
export function LeftMenu() {
  const account = useAccount();
  return (
    <div className="max-lg:hidden">
      <div className="sticky top-21 -m-1 grid max-h-[calc(100dvh-5.25rem)] gap-4 overflow-y-auto p-1 [scrollbar-width:none]">
        <nav aria-label="Menu principal">
          <MenuList folding entries={menuEntries} />
        </nav>
        {account && (
          <nav aria-label="Só seu" className="border-t border-line pt-4">
            <MenuList folding entries={memberEntries} />
          </nav>
        )}
        <section aria-label="Publicar">
          <PublishLink folding />
        </section>
      </div>
    </div>
  );
}
