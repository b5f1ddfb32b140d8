import type { Role } from '@arquiba/contract/permissions';
import type { ShopContact } from '@arquiba/contract/support';
import type { MediaPort } from '@arquiba/media-contract/port';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database, Transaction } from './database/database.ts';
import type { CepFinder } from './ports/cep-finder.ts';
import type { FilePasses } from './ports/file-passes.ts';
import type { FreightRates } from './ports/freight-rates.ts';
import type { KnownDevices } from './ports/known-devices.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { PushService } from './ports/push-service.ts';
import type { RealtimeBus } from './ports/realtime-bus.ts';
import type { ReturnPostage } from './ports/return-postage.ts';
import type { Vault } from './vault.ts';

/** The signed-in account behind a call, as the session knows it. */
export interface Viewer {
  accountId: string;
  sessionId: string;
  /** None without a second factor. */
  roles: readonly Role[];
}

/**
 * What later features do for earlier ones, which may not import them. The earlier feature declares its hooks
 * in its `public/hooks.ts`; `hooks.ts` beside the features registers the functions.
 */
export interface Hooks {
  /**
   * Runs in the transaction in which a visitor of the shop signs in or up: moves the visitor's cart and
   * favorites to the account. Afterwards the visitor's row is deleted with everything still on it.
   */
  visitorJoined: Array<
    (
      tx: Transaction,
      joined: { visitorId: string; accountId: string },
      services: Services,
    ) => Promise<void>
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
  postage: ReturnPostage;
  payments: PaymentProvider;
  /** How people reach the shop, and where their messages go. */
  shop: ShopContact;
  /** The mailbox of the staff who pack orders. */
  ordersEmail: string;
  /** How many bytes of files a member may store. */
  memberQuota: number;
  /** Address of the site, for links in mails. */
  publicUrl: URL;
  /** Encrypts what must be readable again, but not by someone who has only the database. */
  vault: Vault;
  push: PushService;
  passes: FilePasses;
  devices: KnownDevices;
  log: Logger;
  hooks: Hooks;
}

/** One call: the services, who is calling, and what the call may change about the session. */
export interface Context extends Services {
  viewer: Viewer | null;
  requestId: string;
  /** Lets the caller send the same call again; null for most calls. */
  idempotencyKey: string | null;
  /** The caller's network address and browser, for limits and the list of sessions. */
  caller: { ip: string; userAgent: string };
  session: SessionControl;
  /** Made by the operator, such as the filling of a demonstration: without limits. */
  byOperator: boolean;
}

export interface SessionContext extends Context {
  viewer: Viewer;
}

/** Opens and ends the session of this call; over HTTP this sets the cookie. */
export interface SessionControl {
  open(accountId: string): Promise<void>;
  close(): Promise<void>;
  /**
   * Secrets for a flow of several steps. Only this browser has them, no script can read them, and the server
   * stores a hash of each with its own expiry.
   */
  keep(purpose: SecretPurpose, secret: string, seconds: number): void;
  kept(purpose: SecretPurpose): string | null;
  forget(purpose: SecretPurpose): void;
  /** After a successful sign-in: this browser is known for the e-mail from now on. */
  rememberDevice(email: string): void;
  /** The id of this browser, if somebody signed in with the e-mail here before. */
  knownDevice(email: string): string | null;
}

/**
 * What a browser stores a secret for; each purpose has its own cookie. `shop` identifies a visitor without an
 * account: see `visitor.ts`. `device` marks a browser in which somebody signed in: see `known-devices.ts`.
 */
export type SecretPurpose = 'recovery' | 'shop' | 'device';
