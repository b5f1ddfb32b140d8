import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';

interface PublishedPost {
  id: string;
  authorId: string;
  groupId: string | null;
  repostOf: string | null;
  audience: string;
}

declare module '../../platform/context.ts' {
  interface Hooks {
    /** Runs in the transaction that publishes a draft of the account. */
    draftPublished(tx: Transaction, accountId: string, draftId: string): Promise<void>;
    /** Run in the transaction that publishes a post. */
    postWritten: Array<
      (tx: Transaction, post: { authorId: string; audience: string; text: string }) => Promise<void>
    >;
    /** Runs right after a post or repost was published. */
    postPublished(db: Database, post: PublishedPost): void;
    /** Those of the files in an account's posts folder that a feature still needs. */
    filesNamed: Array<
      (db: Queryable, accountId: string, paths: readonly string[]) => Promise<string[]>
    >;
    /** The files in an account's posts folder that a feature shows to everyone. */
    filesForEveryone: Array<(db: Queryable, accountId: string) => Promise<string[]>>;
  }
}
