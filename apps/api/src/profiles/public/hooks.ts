import type { Database, Transaction } from '../../platform/database/database.ts';

declare module '../../platform/context.ts' {
  interface Hooks {
    /** Run right after someone has begun to follow somebody, or does no more. */
    followsChanged(db: Database, followerId: string): void;
    /** Run in the transaction in which a profile that was private is opened by its owner, before it is. */
    profileOpened: Array<(tx: Transaction, accountId: string, services: Services) => Promise<void>>;
  }
}
