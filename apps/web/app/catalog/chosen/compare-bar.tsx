import { useEffect } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { X } from '../../ui/icons/x.tsx';
import { chosenFrames } from './chosen-frames.ts';
import { comparePath } from './compare-address.ts';

interface CompareBarProps {
  /** On a product page the buy buttons of a phone have the bottom of the screen. */
  belowLg?: 'fixed' | 'inline';
}

/** The frames that are chosen for the comparison. */
export function CompareBar({ belowLg = 'fixed' }: CompareBarProps) {
  const frames = chosenFrames.use();
  useEffect(() => {
    chosenFrames.load();
    addEventListener('storage', chosenFrames.load);
    return () => removeEventListener('storage', chosenFrames.load);
  }, []);
  if (frames.length === 0) return null;
  return (
    <section
      aria-label="Armações para comparar"
      data-foot-bar={belowLg === 'fixed' ? '' : undefined}
      className={cx(
        'z-20 border-line bg-raised print:hidden lg:fixed lg:inset-x-0 lg:bottom-0 lg:border-t',
        belowLg === 'fixed'
          ? 'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-lg:border-t max-lg:pb-6'
          : 'max-lg:rounded-card max-lg:border',
      )}
    >
      <div className="mx-auto flex max-w-[1288px] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 lg:px-6">
        <ul className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          {frames.map((frame) => (
            <li key={frame.slug} className="flex min-w-0 items-center gap-0.5">
              <span className="truncate text-sm font-semibold">{frame.title}</span>
              <IconButton
                name={`Remover ${frame.title} da comparação`}
                icon={<X className="size-4" />}
                onClick={() => chosenFrames.toggle(frame)}
              />
            </li>
          ))}
        </ul>
        {frames.length === 1 && (
          <p className="text-sm text-muted max-sm:hidden">Escolha mais uma ou duas</p>
        )}
        <LinkButton to={comparePath(frames.map(({ slug }) => slug))}>
          Comparar ({frames.length})
        </LinkButton>
      </div>
    </section>
  );
}
