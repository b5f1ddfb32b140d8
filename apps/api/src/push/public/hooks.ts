import type { Services } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/database.ts';

type Count = (services: Services, accountId: string, since: Date) => Promise<number>;

declare module '../../platform/context.ts' {
  interface Hooks {
    /** Whether someone has a page open just now: they need no push. */
    hasOpenPage(db: Queryable, accountId: string, now: Date): Promise<boolean>;
    /** What came since then, would have been pushed, and is still new. */
    heldBack: Record<'notices' | 'messages', Count>;
  }
}
