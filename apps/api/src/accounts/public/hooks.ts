import type { AccountType } from '@arquiba/contract/accounts';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** An account at the moment of its creation. */
export interface NewAccount {
  id: string;
  type: AccountType;
  subtype: string | null;
  socialName: string;
  /** Who has to agree before others see it, and the day from which nobody has to; usually null. */
  guardian: { email: string; neededUntil: string } | null;
  createdAt: Date;
}

/** An account whose owner has changed its data. */
export type ChangedAccount = Pick<NewAccount, 'id' | 'type' | 'subtype' | 'socialName'>;

/**
 * A part of the copy of one's data. The name is its key in the file, in Portuguese: people read it.
 * `collect` gives one value, or a long list in portions. Whatever opens something (hashes, codes,
 * tokens, keys) stays out: that it exists and since when is enough.
 */
export interface ExportSection {
  name: string;
  collect(services: Services, accountId: string): Promise<unknown> | AsyncIterable<unknown[]>;
}

declare module '../../platform/context.ts' {
  interface Hooks {
    /** Run in the transaction that creates an account. */
    accountCreated: Array<
      (tx: Transaction, account: NewAccount, services: Services) => Promise<void>
    >;
    /** Run in the transaction in which the owner of an account changes its data. */
    accountChanged: Array<(tx: Transaction, account: ChangedAccount) => Promise<void>>;
    /**
     * Run in the transaction that blocks or deletes an account, or brings it back: from then on it is
     * shown to others, or it is not.
     */
    accountShown: Array<(tx: Transaction, accountId: string, shown: boolean) => Promise<void>>;
    /**
     * Run before the row of a deleted account goes, with all that refers to it by foreign key. For what
     * no key reaches (files), for what is too much at once, and for what the law keeps. Outside of a
     * transaction, and again after a crash: bears being run twice.
     */
    accountPurged: Array<(services: Services, accountId: string) => Promise<void>>;
    /** In the order of the file. */
    accountExport: ExportSection[];
    /** Until when a deleted account can be restored; null where it cannot. */
    restorableUntil(
      services: Pick<Services, 'db' | 'clock'>,
      accountId: string,
    ): Promise<Date | null>;
    /** Run in the transaction in which an account that waited for its guardian need not any more. */
    accountOpened: Array<(tx: Transaction, accountId: string) => Promise<void>>;
    /** How an account appears to others: its username and the address of its picture. */
    accountFace(
      services: Services,
      accountId: string,
    ): Promise<{ username: string; avatar: string | null }>;
  }
}
