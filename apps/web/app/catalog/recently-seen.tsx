import type { Product } from '@arquiba/contract/catalog';
import type { FileView } from '@arquiba/contract/files';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Picture } from '../ui/picture.tsx';

const KEY = 'arquiba-vistos';
const MAX_STORED = 9;

interface Seen {
  slug: string;
  title: string;
  image: FileView | null;
}

/** The frames viewed before this one. Stored in this browser only, without prices, because prices change. */
export function RecentlySeen({ product }: { product: Product }) {
  const [seen, setSeen] = useState<Seen[]>([]);
  const { slug, title, featuredImage } = product;
  useEffect(() => {
    const before = readSeen().filter((each) => each.slug !== slug);
    setSeen(before.slice(0, MAX_STORED - 1));
    writeSeen([{ slug, title, image: featuredImage }, ...before].slice(0, MAX_STORED));
  }, [slug, title, featuredImage]);
  if (seen.length === 0) return null;
  return (
    <section aria-labelledby="vistos">
      <h2 id="vistos" className="display mb-4 text-2xl">
        Vistos há pouco
      </h2>
      <ul className="flex gap-3 overflow-x-auto pb-2 max-lg:-mx-4 max-lg:px-4">
        {seen.map((each) => (
          <li key={each.slug} className="w-36 flex-none">
            <Link to={`/oculos/${each.slug}`} className="grid gap-1.5 text-ink no-underline">
              <span className="stage block aspect-[4/3] overflow-clip rounded-card border border-line">
                {each.image && (
                  <Picture
                    file={{ ...each.image, alt: '' }}
                    sizes="144px"
                    fit="contain"
                    className="bg-transparent"
                  />
                )}
              </span>
              <span className="truncate text-sm font-semibold">{each.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function readSeen(): Seen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(value: unknown): value is Seen {
  const { slug, title } = (value ?? {}) as Partial<Seen>;
  return typeof slug === 'string' && typeof title === 'string';
}

function writeSeen(seen: Seen[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Storage is disabled: nothing is shown.
  }
}
