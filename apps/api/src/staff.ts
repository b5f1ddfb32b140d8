import type pg from 'pg';
import type { Logger } from 'pino';
import { type AccountQuery, listNewestAccounts } from './accounts/public/list-accounts.ts';
import {
  blockAccount,
  grantAdminTo,
  revokeAdminOf,
  unblockAccount,
} from './accounts/public/operate-accounts.ts';
import { bindHooks } from './hooks.ts';
import { openDatabase } from './platform/database/database.ts';
import { createDatabaseListener } from './platform/database/database-listener.ts';
import { createRealtime } from './platform/realtime/realtime.ts';
import { closeReport, listOpenReports } from './reports/queries.ts';

export interface StaffOptions {
  /** Owned by the caller. */
  pool: pg.Pool;
  databaseUrl: string;
  /** As the product has it: that is how a running one hears of what is done here. */
  redisUrl?: string | undefined;
  log: Logger;
}

/** What the command line does with accounts and reports. It listens to nothing, so there is nothing to end. */
export async function openStaff({ pool, log, ...options }: StaffOptions) {
  const db = openDatabase(pool);
  const listener = createDatabaseListener({ ...options, log });
  const realtime = await createRealtime({ ...options, db, listener, log });
  const services = { db, realtime, hooks: bindHooks() };
  return {
    list: (query: AccountQuery) => listNewestAccounts(db, query),
    block: (email: string) => blockAccount(services, email),
    unblock: (email: string) => unblockAccount(services, email),
    grantAdmin: (email: string) => grantAdminTo(services, email),
    revokeAdmin: (email: string) => revokeAdminOf(services, email),
    reports: (limit: number) => listOpenReports(db, limit),
    closeReport: (id: string) => closeReport(db, id, new Date()),
  };
}

export type Staff = Awaited<ReturnType<typeof openStaff>>;
export type ListedAccount = Awaited<ReturnType<Staff['list']>>['items'][number];
export type ListedReport = Awaited<ReturnType<Staff['reports']>>[number];
