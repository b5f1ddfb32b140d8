import type { Queryable } from '../../platform/database/database.ts';

declare module '../../platform/context.ts' {
  interface Hooks {
    /** Whether an account has an order that was not given up; see coupons for the first purchase. */
    hasBought(db: Queryable, accountId: string): Promise<boolean>;
  }
}
