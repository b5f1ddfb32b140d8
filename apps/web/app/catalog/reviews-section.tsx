import type { Product } from '@arquiba/contract/catalog';
import { listReviews, type Review, type ReviewRight } from '@arquiba/contract/reviews';
import { useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { quietCall } from '../api-call.ts';
import { Age } from '../ui/age.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Page } from '../ui/pages.ts';
import { Picture } from '../ui/picture.tsx';
import { signInPath } from '../viewer/return-path.ts';
import { useAccount } from '../viewer/use-site.ts';
import { Stars } from './stars.tsx';

const ReviewForm = lazyPart(() => import('./review-form.tsx'), { preload: true });

interface ReviewsSectionProps {
  product: Product;
  first: Page<Review> & { stars: number[] };
  mayReview: ReviewRight['lines'];
}

/** Reviews; only buyers can write one. */
export function ReviewsSection({ product, first, mayReview }: ReviewsSectionProps) {
  const account = useAccount();
  const [lines, setLines] = useState(mayReview);
  const [more, setMore] = useState<Page<Review> | null>(null);
  const { revalidate } = useRevalidator();
  const [failed, setFailed] = useState(false);
  const writing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // This component is loaded after the page, so the browser has not found the fragment of the URL.
    const isAsked = window.location.hash === '#avaliar';
    if (isAsked && window.scrollY === 0) writing.current?.scrollIntoView();
  }, []);
  const loaded = [...first.items, ...(more?.items ?? [])];
  const items = [...new Map(loaded.map((review) => [review.id, review])).values()];
  const { nextCursor } = more ?? first;
  async function load(cursor: string) {
    setFailed(false);
    try {
      const page = await quietCall(listReviews, { slug: product.slug, cursor, limit: 10 });
      setMore({ ...page, items: [...(more?.items ?? []), ...page.items] });
    } catch {
      setFailed(true);
    }
  }
  return (
    <section
      id="avaliacoes"
      aria-labelledby="titulo-avaliacoes"
      className="grid grid-cols-1 content-start gap-5"
    >
      <h2 id="titulo-avaliacoes" className="display text-2xl">
        Avaliações de quem comprou
      </h2>
      {product.rating ? (
        <Distribution rating={product.rating} stars={first.stars} />
      ) : (
        <p className="text-muted">
          Ninguém avaliou o {product.title} ainda. Quem compra avalia depois de receber.
        </p>
      )}
      <div ref={writing} id="avaliar" className="scroll-mt-24 empty:-mt-5">
        {account && lines[0] && (
          <ReviewForm
            key={lines[0].orderLineId}
            slug={product.slug}
            accountId={account.id}
            line={lines[0]}
            onDone={async () => {
              // Loads the average and the bars again: they count the new review too.
              await revalidate();
              setLines(lines.slice(1));
            }}
          />
        )}
      </div>
      {!account && (
        <p className="text-muted">
          Comprou estes óculos?{' '}
          <Link
            to={signInPath({ pathname: `/oculos/${product.slug}`, search: '' })}
            className="font-semibold text-ink underline underline-offset-4"
          >
            Entre para avaliar
          </Link>
        </p>
      )}
      <ul className="grid grid-cols-1 gap-5">
        {items.map((review) => (
          <li key={review.id} className="border-t border-line pt-5">
            <OneReview review={review} />
          </li>
        ))}
      </ul>
      {failed && (
        <ErrorState onRetry={() => nextCursor && void load(nextCursor)}>
          Não foi possível carregar mais avaliações.
        </ErrorState>
      )}
      {nextCursor && !failed && (
        <Button tone="secondary" onClick={() => void load(nextCursor)}>
          Ver mais avaliações
        </Button>
      )}
    </section>
  );
}

function Distribution({
  rating,
  stars,
}: {
  rating: NonNullable<Product['rating']>;
  stars: number[];
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-8">
      <div className="flex items-center gap-4 sm:grid sm:justify-items-center sm:gap-1">
        <p className="numeral text-5xl">{rating.average.toFixed(1).replace('.', ',')}</p>
        <div className="grid justify-items-center">
          <Stars rating={rating.average} />
          <p className="text-sm text-muted">
            {rating.count === 1 ? '1 avaliação' : `${rating.count} avaliações`}
          </p>
        </div>
      </div>
      <dl className="grid max-w-90 gap-1.5">
        {[5, 4, 3, 2, 1].map((star) => {
          const count = stars[star - 1] ?? 0;
          return (
            <div key={star} className="flex items-center gap-3 text-sm">
              <dt className="w-20 flex-none">{star === 1 ? '1 estrela' : `${star} estrelas`}</dt>
              <dd className="flex flex-1 items-center gap-3">
                <svg
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-2 flex-1"
                >
                  <rect width="100" height="8" rx="2" className="fill-line" />
                  <rect
                    width={(count / rating.count) * 100}
                    height="8"
                    rx="2"
                    className="fill-orange"
                  />
                </svg>
                <span className="numeral w-7 text-right">{count}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function OneReview({ review }: { review: Review }) {
  const { author, rating, text, color, photos, createdAt } = review;
  return (
    <article className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} />
        <b className="min-w-0">{author}</b>
        <span className="text-sm text-grass">Compra verificada</span>
      </div>
      {text && <p className="max-w-prose whitespace-pre-line">{text}</p>}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo, at) => (
            <li key={photo.url} className="size-24 overflow-clip rounded-card">
              <a href={photo.url} aria-label={`Foto ${at + 1} de ${author}`}>
                <Picture file={photo} sizes="96px" fit="cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">
        Cor {color} · <Age at={createdAt} />
      </p>
    </article>
  );
}
