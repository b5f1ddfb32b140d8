import { useState } from 'react';
import type { Face } from '../ui/face.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu } from '../ui/icons/menu.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useIdle } from '../ui/use-idle.ts';

const load = () => import('./menu-drawer.tsx');
const MenuDrawer = lazyPart(load, { preload: true });
const DRAWER = 'menu';

/** Opens the drawer, whose code is loaded when the browser is idle. */
export function MenuButton({ face }: { face: Face }) {
  const [state, setState] = useState<'absent' | 'wanted' | 'ready'>('absent');
  useIdle(() => {
    if (!matchMedia('(width < 900px)').matches) return;
    // Rendered in advance, so that it opens at once.
    load().then(
      () => setState((now) => (now === 'absent' ? 'ready' : now)),
      () => undefined,
    );
  });
  return (
    <div className="lg:hidden">
      <IconButton
        name="Abrir menu"
        aria-haspopup="dialog"
        popoverTarget={DRAWER}
        popoverTargetAction="show"
        icon={<Menu />}
        onClick={() => {
          if (!document.getElementById(DRAWER)) setState('wanted');
        }}
      />
      {state !== 'absent' && (
        <MenuDrawer
          id={DRAWER}
          face={face}
          wanted={state === 'wanted'}
          onClose={() => setState('absent')}
        />
      )}
    </div>
  );
}
