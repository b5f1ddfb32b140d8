import type { AccountType } from '@arquiba/contract/accounts';
import type { PaymentState } from '@arquiba/contract/orders';
import type { ShopContact } from '@arquiba/contract/support';
import type { MediaPort } from '@arquiba/media-contract/port';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database, Queryable, Transaction } from './database/database.ts';
import type { Mailer } from './mail/mail.ts';
import type { CepFinder } from './ports/cep-finder.ts';
import type { FreightRates } from './ports/freight-rates.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { RealtimeBus } from './realtime/realtime.ts';
import type { Vault } from './vault.ts';

/** The signed-in account behind a call, as the session knows it. */
export interface Viewer {
  accountId: string;
  sessionId: string;
  role: 'member' | 'admin';
}

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

export interface PublishedPost {
  id: string;
  authorId: string;
  repostOf: string | null;
  audience: string;
}

/** A step of a payment, at the moment that it is made. */
export interface PaymentChange {
  paymentId: string;
  orderId: string;
  from: PaymentState;
  to: PaymentState;
  amountCents: number;
  capturedCents: number;
  refundedCents: number;
  /** The order was paid already by another: payments give this one back by themselves. */
  surplus: boolean;
}

/** What later features do for earlier ones, which may not import them. Bound in `hooks.ts`. */
export interface Hooks {
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
  /** Run in the transaction that publishes what was a draft of the account. */
  draftPublished(tx: Transaction, accountId: string, draftId: string): Promise<void>;
  /** Run in the transaction that publishes what somebody wrote. */
  postWritten: Array<
    (tx: Transaction, post: { authorId: string; audience: string; text: string }) => Promise<void>
  >;
  /** Run right after a post or repost was published. */
  postPublished(db: Database, post: PublishedPost): void;
  /** Run right after someone has begun to follow somebody, or does no more. */
  followsChanged(db: Database, followerId: string): void;
  /** Those of the files in an account's posts folder that a feature still needs. */
  filesNamed: Array<
    (db: Queryable, accountId: string, paths: readonly string[]) => Promise<string[]>
  >;
  /** Run in the transaction in which a profile that was private is opened by its owner, before it is. */
  profileOpened: Array<(tx: Transaction, accountId: string, services: Services) => Promise<void>>;
  /**
   * Run in the transaction in which someone who looked around the shop signs in or up: what they
   * gathered becomes the account's. The row of the visitor goes afterwards, with what is left on it.
   */
  visitorJoined: Array<
    (
      tx: Transaction,
      joined: { visitorId: string; accountId: string },
      services: Services,
    ) => Promise<void>
  >;
  /** The lines of orders in which an account bought a frame that has arrived, with the colour. */
  mayReview(
    db: Queryable,
    accountId: string,
    productId: string,
  ): Promise<{ orderLineId: string; color: string }[]>;
  /** How an account appears to others: its username and the address of its picture. */
  accountFace(
    services: Services,
    accountId: string,
  ): Promise<{ username: string; avatar: string | null }>;
  /**
   * Locks the row of an order, before that of its payment is: whoever changes both takes them in this
   * order.
   */
  lockOrder(tx: Transaction, orderId: string): Promise<void>;
  /** Run in the transaction of every step of a payment, with order and payment locked. */
  paymentChanged: Array<
    (tx: Transaction, change: PaymentChange, services: DeskServices) => Promise<void>
  >;
}

/** What the process gives to every operation, the same for all calls. */
export interface Services {
  db: Database;
  clock: Clock;
  mail: Mailer;
  realtime: RealtimeBus;
  media: MediaPort;
  ceps: CepFinder;
  freight: FreightRates;
  payments: PaymentProvider;
  /** How people reach the shop, and where their messages go. */
  shop: ShopContact;
  /** Address of the site, for links in mails. */
  publicUrl: URL;
  /** Seals what must be readable again, but not by whoever only has the database. */
  vault: Vault;
  log: Logger;
  hooks: Hooks;
}

/** What moves orders and payments on: the command line has no more than this. */
export type DeskServices = Pick<Services, 'db' | 'clock' | 'realtime' | 'publicUrl' | 'hooks'>;

/** One call: the services, who is calling, and what the call may change about the session. */
export interface Context extends Services {
  viewer: Viewer | null;
  requestId: string;
  /** Under which the caller may send the same again; none for most calls. */
  idempotencyKey: string | null;
  /** The caller's network address and browser, for limits and the list of sessions. */
  caller: { ip: string; userAgent: string };
  session: SessionControl;
}

export interface SessionContext extends Context {
  viewer: Viewer;
}

/** Opens and ends the session of this call; over HTTP this sets the cookie. */
export interface SessionControl {
  open(accountId: string): Promise<void>;
  close(): Promise<void>;
  /**
   * Secrets for a way of several steps: only this browser has them, no script can read them, and
   * the server keeps a hash of each with its own expiry.
   */
  keep(purpose: SecretPurpose, secret: string, seconds: number): void;
  kept(purpose: SecretPurpose): string | null;
  forget(purpose: SecretPurpose): void;
}

/**
 * What a browser may keep a secret for; each has a cookie of its own. `shop` is who looks around
 * without an account: see `visitor.ts`.
 */
export type SecretPurpose = 'recovery' | 'shop';
