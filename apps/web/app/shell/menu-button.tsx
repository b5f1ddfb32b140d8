import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useCallback, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import type { Face } from './face.ts';
import { useIdle } from './use-idle.ts';

const load = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(load);

/** Opens the drawer. Its content comes when the browser is idle, long before most people ask. */
export function MenuButton({ face }: { face: Face }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = useCallback(() => setState('closed'), []);
  useIdle(() => {
    if (!matchMedia('(width < 900px)').matches) return;
    // Stands ready, so that it opens at the touch.
    load().then(
      () => setState((now) => (now === 'unused' ? 'closed' : now)),
      () => undefined,
    );
  });
  return (
    <div className="lg:hidden">
      <IconButton
        name="Abrir menu"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        icon={<Menu />}
        onClick={() => setState('open')}
      />
      {state !== 'unused' && (
        <Suspense>
          <MenuDrawer face={face} open={state === 'open'} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
