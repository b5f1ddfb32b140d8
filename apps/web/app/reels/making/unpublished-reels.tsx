import type { ReelMaking } from '@arquiba/contract/reel-making';
import { Link } from 'react-router';
import { Age } from '../../ui/age.tsx';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { makingPath } from './new-reel-path.ts';

/** What was begun before: who left its page finds it here, also if it failed. */
export function UnpublishedReels({ makings }: { makings: readonly ReelMaking[] }) {
  if (makings.length === 0) return null;
  return (
    <section aria-labelledby="em-preparo" className="px-4 pb-4 md:px-0">
      <h2 id="em-preparo" className="display pb-2 text-xl">
        Ainda não publicados
      </h2>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
        {makings.map(({ id, text, createdAt, state }) => (
          <li key={id}>
            <Link
              to={makingPath(id)}
              className="flex min-h-14 items-center gap-3 px-4 py-2 text-ink no-underline -outline-offset-3 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{text || 'Reel sem texto'}</span>
                <span className="block text-sm text-muted">
                  {state === 'failed' ? 'Não deu certo' : 'Em preparo'} · <Age at={createdAt} />
                </span>
              </span>
              <ChevronRight className="size-5 flex-none text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
