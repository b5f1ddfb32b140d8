import type { EventOfPost } from '@arquiba/contract/posts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';

/** The event that a post announces or belongs to. */
export interface BoundEvent {
  eventId: string;
  event: EventOfPost;
}

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
    /**
     * The event that a post is to belong to, by its slug; throws if the author may not bind this post to it.
     * `groupId` is the group of the post.
     */
    eventOfPost(
      context: Pick<SessionContext, 'db' | 'clock' | 'viewer'>,
      slug: string,
      groupId: string | null,
    ): Promise<BoundEvent>;
    /** Run in the transaction that deletes a post, before it is gone. */
    postDeleted: Array<(tx: Transaction, postId: string, now: Date) => Promise<void>>;
    /** Those of the files in an account's posts folder that a feature still needs. */
    filesNamed: Array<
      (db: Queryable, accountId: string, paths: readonly string[]) => Promise<string[]>
    >;
    /** The files in an account's posts folder that a feature shows to everyone. */
    filesForEveryone: Array<(db: Queryable, accountId: string) => Promise<string[]>>;
  }
}
