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
          {hashtags.map((hashtag, place) => (
            <li key={hashtag.tag} className="relative flex gap-3 py-1.5">
              <span aria-hidden="true" className="numeral w-4 text-muted">
                {place + 1}
              </span>
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <Link
                    to={`/hashtag/${encodeURIComponent(hashtag.tag)}`}
                    className="max-w-full truncate font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
                  >
                    #{hashtag.tag}
                  </Link>
                  <span className="flex-none text-sm text-muted">{countOf(hashtag.posts)}</span>
                </p>
                <p className="text-sm text-muted">{whyTrending(hashtag)}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function countOf(posts: number): string {
  return `${formatCount(posts)} ${posts === 1 ? 'publicação' : 'publicações'}`;
}
