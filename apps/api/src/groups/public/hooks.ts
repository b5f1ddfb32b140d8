import type { Queryable, Transaction } from '../../platform/database/database.ts';

declare module '../../platform/context.ts' {
  interface Hooks {
    /** How many public posts the busiest groups have since then. */
    postsByGroup(db: Queryable, since: Date): Promise<{ groupId: string; count: number }[]>;
    /** Runs in the transaction that closes an open group: what was public in it is for its members now. */
    groupClosed(tx: Transaction, groupId: string): Promise<void>;
    /** Removes some posts of a deleted group, with what belongs to them, and returns how many. */
    removeSomeGroupPosts(services: Services, groupId: string): Promise<number>;
    /** Runs in the transaction in which someone leaves a group or is removed from it, after that. */
    membershipEnded(tx: Transaction, groupId: string, accountId: string): Promise<void>;
    /** Runs in the transaction in which someone is banned from a group. */
    bannedFromGroup(tx: Transaction, groupId: string, accountId: string, now: Date): Promise<void>;
  }
}
