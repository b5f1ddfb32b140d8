import type { AccountType } from '@arquiba/contract/accounts';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** An account at the moment of its creation. */
export interface NewAccount {
  id: string;
  type: AccountType;
  subtype: string | null;
  socialName: string;
  /** Who must agree before others see the account, and the day from which it is not needed; usually null. */
  guardian: { email: string; neededUntil: string } | null;
  createdAt: Date;
}

/** An account after its owner has changed its data. */
export type ChangedAccount = Pick<NewAccount, 'id' | 'type' | 'subtype' | 'socialName'>;

/**
 * A part of the export of a person's data. The name is its key in the file, in Portuguese, because people
 * read it. `collect` returns one value, or a long list in batches. Credentials (hashes, codes, tokens, keys)
 * stay out: only that they exist and since when is exported.
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
     * Run in the transaction that blocks, deletes or restores an account: from then on others see it, or not.
     */
    accountShown: Array<(tx: Transaction, accountId: string, shown: boolean) => Promise<void>>;
    /**
     * Run before the row of a deleted account is removed, with everything that refers to it by foreign key.
     * For what no key reaches (files), for large amounts, and for what the law requires to keep. Outside of a
     * transaction, and again after a crash: must be idempotent.
     */
    accountPurged: Array<(services: Services, accountId: string) => Promise<void>>;
    /** In the order of the exported file. */
    accountExport: ExportSection[];
    /** Until when a deleted account can be restored; null if it cannot. */
    restorableUntil(
      services: Pick<Services, 'db' | 'clock'>,
      accountId: string,
    ): Promise<Date | null>;
    /** Run in the transaction in which an account no longer has to wait for its guardian. */
    accountOpened: Array<(tx: Transaction, accountId: string) => Promise<void>>;
    /** Runs in the transaction in which a way to sign in changes, or was used from a new browser. */
    securityChanged(
      tx: Transaction,
      services: Pick<Services, 'clock' | 'realtime'>,
      changed: { accountId: string; title: string; detail?: string },
    ): Promise<void>;
    /** How an account appears to others: its username and the URL of its avatar. */
    accountFace(
      services: Services,
      accountId: string,
    ): Promise<{ username: string; avatar: string | null }>;
  }
}
