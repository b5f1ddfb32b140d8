import type { Product, ProductCard } from '@arquiba/contract/catalog';
import type { Question, Review, ReviewRight } from '@arquiba/contract/reviews';
import { Link } from 'react-router';
import type { Page } from '../ui/pages.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductRow } from './public/product-row.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RecentlySeen } from './recently-seen.tsx';
import { ReviewsSection } from './reviews-section.tsx';

interface ProductMoreProps {
  product: Product;
  alike: ProductCard[];
  favorites: readonly string[];
  reviews: Page<Review> & { stars: number[] };
  questions: Page<Question>;
  /** The viewer's items of this product without a review. */
  mayReview: ReviewRight['lines'];
}

/** Everything below the fold of a product page. */
export function ProductMore(props: ProductMoreProps) {
  const { product, alike, favorites, reviews, questions, mayReview } = props;
  return (
    <>
      <ProductDetails product={product} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,54fr)_minmax(0,46fr)]">
        <ReviewsSection key={product.id} {...{ product, mayReview }} first={reviews} />
        <QuestionsSection key={`${product.id} ?`} product={product} first={questions} />
      </div>
      <ProductRow
        title="Do mesmo formato"
        products={alike}
        favorites={favorites}
        action={
          <Link
            to={`/oculos?formato=${product.shape}`}
            className="flex h-11 items-center font-semibold whitespace-nowrap text-ink underline underline-offset-4"
          >
            Ver todos
          </Link>
        }
      />
      <RecentlySeen product={product} />
    </>
  );
}
