import { cx } from '../ui/class-names.ts';

interface StarsProps {
  /** From 0 to 5, rounded to halves. */
  rating: number;
  className?: string;
}

/** A rating as five stars, with a text for screen readers. */
export function Stars({ rating, className }: StarsProps) {
  const halves = Math.round(rating * 2);
  return (
    <svg
      viewBox="0 0 120 24"
      role="img"
      aria-label={`${String(rating).replace('.', ',')} de 5 estrelas`}
      className={cx('h-5 w-25 flex-none', className)}
    >
      {[0, 1, 2, 3, 4].map((place) => (
        <g key={place} transform={`translate(${place * 24} 0)`}>
          <path d={STAR} className="fill-line" />
          {halves > place * 2 && (
            <path d={halves === place * 2 + 1 ? HALF : STAR} className="fill-orange" />
          )}
        </g>
      ))}
    </svg>
  );
}

const STAR = 'M12 2.5l2.9 6.2 6.8.9-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.9z';
const HALF = 'M12 2.5v15.2l-6 3.3 1.3-6.7-5-4.7 6.8-.9z';
