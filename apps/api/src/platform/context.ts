import type { AccountType } from '@arquiba/contract/accounts';
import type { MediaPort } from '@arquiba/media-contract/port';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database, Transaction } from './database.ts';
import type { Mailer } from './mail.ts';
import type { RealtimeBus } from './realtime.ts';

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
  createdAt: Date;
}

/** What later features do for earlier ones, which may not import them. Bound in `app.ts`. */
export interface Hooks {
  /** Run in the transaction that creates an account. */
  accountCreated: Array<(tx: Transaction, account: NewAccount) => Promise<void>>;
  /** How an account appears to others: its username and the address of its picture. */
  accountFace(
    services: Services,
    accountId: string,
  ): Promise<{ username: string; avatar: string | null }>;
}

/** What the process gives to every operation, the same for all calls. */
export interface Services {
  db: Database;
  clock: Clock;
  mail: Mailer;
  realtime: RealtimeBus;
  media: MediaPort;
  /** Address of the site, for links in mails. */
  publicUrl: URL;
  log: Logger;
  hooks: Hooks;
}

/** One call: the services, who is calling, and what the call may change about the session. */
export interface Context extends Services {
  viewer: Viewer | null;
  requestId: string;
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
}
