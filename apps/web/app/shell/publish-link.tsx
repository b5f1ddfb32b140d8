import { Link } from 'react-router';
import { cx } from '../ui/class-names.ts';
import { Plus } from '../ui/icons/plus.tsx';
import { usePublishLink } from './use-publish-link.ts';

/** `folding` shows only the icon if the menu is narrow. */
export function PublishLink({ folding = false }: { folding?: boolean }) {
  const publish = usePublishLink();
  return (
    <Link
      {...publish}
      title={folding ? 'Publicar' : undefined}
      className={cx(
        'flex h-12 items-center justify-center gap-2 rounded-pill bg-orange font-semibold text-on-orange no-underline transition hover:bg-orange-hover active:scale-[0.97]',
        folding && 'max-xl:mx-auto max-xl:w-12',
      )}
    >
      {folding && <Plus className="xl:hidden" />}
      <span className={cx(folding && 'max-xl:sr-only')}>Publicar</span>
    </Link>
  );
}
