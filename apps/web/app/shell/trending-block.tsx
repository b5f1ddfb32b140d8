import type { Trend } from '@arquiba/contract/explore';
import { Link } from 'react-router';
import { whyTrending } from '../explore/public/why-trending.ts';
import { Card } from '../ui/card.tsx';
import { formatCount } from '../ui/format-count.ts';
import { ColumnError } from './column-error.tsx';

/** The hashtags of the week: who rises today, then by people; with their posts. */
export function TrendingBlock({ hashtags }: { hashtags: Trend[] | null }) {
  return (
    <Card title="Trending">
      {hashtags === null ? (
        <ColumnError>Não foi possível carregar os assuntos.</ColumnError>
      ) : hashtags.length === 0 ? (
        <p className="text-muted">Nenhum assunto em alta agora.</p>
      ) : (
        <ol className="-mb-2">
          {hashtags.map(({ tag, posts, people, rising }, place) => (
            <li key={tag} className="flex items-center gap-3 py-0.5">
              <span aria-hidden="true" className="numeral w-4 text-muted">
                {place + 1}
              </span>
              <Link
                to={`/hashtag/${encodeURIComponent(tag)}`}
                className="grid min-h-11 min-w-0 flex-1 content-center text-ink no-underline hover:underline"
              >
                <span className="truncate font-semibold">#{tag}</span>
                <span className="text-sm text-muted">{whyTrending({ people, rising })}</span>
              </Link>
              <span className="flex-none text-sm text-muted">
                {formatCount(posts)}{' '}
                <span className="max-lg:sr-only">{posts === 1 ? 'publicação' : 'publicações'}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
