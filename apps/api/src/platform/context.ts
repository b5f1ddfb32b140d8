import type { MediaPort } from '@arquiba/media-contract/port';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Mailer } from './mail.ts';
import type { RealtimeBus } from './realtime.ts';

/** The signed-in account behind a call, as the session knows it. */
export interface Viewer {
  accountId: string;
  sessionId: string;
  role: 'member' | 'admin';
}

/** What the process gives to every operation, the same for all calls. */
export interface Services {
  db: Database;
  clock: Clock;
  mail: Mailer;
  realtime: RealtimeBus;
  media: MediaPort;
  log: Logger;
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
