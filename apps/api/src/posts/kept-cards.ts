import type { Database } from '../platform/database/database.ts';
import type { LastingCard } from './card-query.ts';

/** Some 15 MB. */
const MOST = 8_000;
/** A post, what it repeats or quotes, and what that quotes. */
const SHOWN_TOGETHER = 3;

const memories = new WeakMap<Database, KeptCards>();

export function keptCardsOf(db: Database): KeptCards {
  const known = memories.get(db) ?? new KeptCards();
  memories.set(db, known);
  return known;
}

/**
 * What cards show to everybody, of the posts that came last. Nobody is told of changes: the statement that asks for
 * cards says for each whether it is still the same, and sends it otherwise.
 */
class KeptCards {
  readonly #cards = new Map<string, LastingCard>();

  /** Those of these posts, and of what is shown with them. */
  among(ids: readonly string[]): Map<string, LastingCard> {
    const found = new Map<string, LastingCard>();
    for (const id of ids) {
      let card = this.#cards.get(id);
      for (let depth = 0; card && depth < SHOWN_TOGETHER; depth += 1) {
        found.set(card.id, card);
        card = this.#cards.get(card.repostOf ?? card.quoteOf ?? '');
      }
    }
    return found;
  }

  keep(card: LastingCard): void {
    this.#cards.set(card.id, card);
    const [oldest] = this.#cards.keys();
    if (this.#cards.size > MOST && oldest) this.#cards.delete(oldest);
  }
}
