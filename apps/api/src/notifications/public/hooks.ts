import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';

/** What a notice shows of its post or comment. */
export interface ShownSubject {
  /** The beginning of its text. */
  text: string;
  picture: FileReference | null;
  /** Everyone may see it. */
  open: boolean;
}

/** Posts or comments, as parts of the statement that reads notices. */
export interface NoticeSubject {
  /** Whether the viewer may see the one with this id now. */
  isVisible(id: SQLWrapper, viewer: SQLWrapper, now: SQLWrapper): SQL;
  shown(id: SQLWrapper): SQL<ShownSubject | null>;
}

declare module '../../platform/context.ts' {
  interface Hooks {
    /** How many conversations of each of these people have unread messages since a moment; 0 is left out. */
    waitingConversations(
      db: Queryable,
      people: readonly { accountId: string; since: Date }[],
      now: Date,
    ): Promise<Map<string, number>>;
    noticeSubjects: Record<'post' | 'comment', NoticeSubject>;
  }
}
