import type { Database } from '../../platform/database/database.ts';

declare module '../../platform/context.ts' {
  interface Hooks {
    /** Runs right after someone follows or unfollows a profile. */
    followsChanged(db: Database, followerId: string): void;
  }
}
