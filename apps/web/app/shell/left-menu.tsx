import { MenuList } from './menu-list.tsx';
import { PublishLink } from './publish-link.tsx';

/** The network's menu from 900 px on; icons alone below 1100 px. */
export function LeftMenu() {
  return (
    <div className="max-lg:hidden">
      <div className="sticky top-22 grid gap-4">
        <nav aria-label="Menu principal">
          <MenuList folding />
        </nav>
        <section aria-label="Publicar">
          <PublishLink folding />
        </section>
      </div>
    </div>
  );
}
