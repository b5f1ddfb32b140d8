import type { FollowState } from '@arquiba/contract/profiles';
import type { Database, Transaction } from '../../platform/database/database.ts';

declare module '../../platform/context.ts' {
  interface Hooks {
    /** Runs right after someone follows or unfollows a profile. */
    followsChanged(db: Database, followerId: string): void;
    /** Runs in the transaction in which someone follows a profile, or asks to. */
    followAdded(
      tx: Transaction,
      services: Pick<Services, 'clock' | 'realtime'>,
      added: { followerId: string; followeeId: string; state: FollowState },
    ): Promise<void>;
    /** Runs in the transaction in which requests to follow a profile are accepted. */
    followsAccepted(
      tx: Transaction,
      services: Pick<Services, 'clock' | 'realtime'>,
      accepted: { followeeId: string; username: string; followerIds: readonly string[] },
    ): Promise<void>;
    /** Runs in the transaction in which one of two accounts blocks the other, or lets them back. */
    blockChanged(
      tx: Transaction,
      services: Pick<Services, 'realtime'>,
      accountIds: readonly [string, string],
    ): Promise<void>;
  }
}
