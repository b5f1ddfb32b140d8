import type { ProductCard } from '@arquiba/contract/catalog';
import { createBrowserStore } from '../../browser-store.ts';
import { notify } from '../../notices/notify.ts';
import { MOST_COMPARED } from './compare-address.ts';

const KEY = 'arquiba-comparar';

interface ChosenFrame {
  slug: string;
  title: string;
}

/** The frames to compare. Stored in this browser only. */
const store = createBrowserStore<readonly ChosenFrame[]>([]);

export const chosenFrames = {
  use: () => store.use(),
  useHas: (slug: string) => store.use((all) => all.some((one) => one.slug === slug)),
  toggle({ slug, title }: Pick<ProductCard, 'slug' | 'title'>): void {
    const others = store.get().filter((one) => one.slug !== slug);
    const has = others.length < store.get().length;
    if (!has && others.length >= MOST_COMPARED) {
      notify('info', 'Compare até três armações de cada vez. Remova uma para escolher outra.');
      return;
    }
    save(has ? others : [...others, { slug, title }]);
  },
  clear: () => save([]),
  /** What was chosen on an earlier page, or in another tab. */
  load: () => store.set(read()),
};

function read(): ChosenFrame[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFrame).slice(0, MOST_COMPARED) : [];
  } catch {
    return [];
  }
}

function isFrame(value: unknown): value is ChosenFrame {
  const { slug, title } = (value ?? {}) as Partial<ChosenFrame>;
  return typeof slug === 'string' && typeof title === 'string';
}

function save(frames: readonly ChosenFrame[]): void {
  store.set(frames);
  try {
    localStorage.setItem(KEY, JSON.stringify(frames));
  } catch {
    // Storage is disabled: the choice lasts until the page is left.
  }
}
