import type { Queryable } from '../../platform/database/database.ts';

declare module '../../platform/context.ts' {
  interface Hooks {
    /** The numbers of an account's orders that are not over yet: it should know before it is deleted. */
    openOrders(db: Queryable, accountId: string): Promise<string[]>;
  }
}
