import type { Queryable } from '../../platform/database/database.ts';

declare module '../../platform/context.ts' {
  interface Hooks {
    /** The lines of orders in which an account bought a frame that has arrived, with the colour. */
    mayReview(
      db: Queryable,
      accountId: string,
      productId: string,
    ): Promise<{ orderLineId: string; color: string }[]>;
  }
}
