import type { Queryable } from '../../platform/database/database.ts';

declare module '../../platform/context.ts' {
  interface Hooks {
    /** The order lines in which an account bought a frame that has been delivered, with the colour. */
    mayReview(
      db: Queryable,
      accountId: string,
      productId: string,
    ): Promise<{ orderLineId: string; color: string }[]>;
  }
}
