import type { WrittenName } from '@arquiba/contract/prescriptions';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type AccountQuery, listNewestAccounts } from './accounts/public/list-accounts.ts';
import {
  blockAccount,
  confirmEmailOf,
  grantAdminTo,
  revokeAdminOf,
  unblockAccount,
} from './accounts/public/operate-accounts.ts';
import {
  createCoupon,
  disableCoupon,
  listCoupons,
  type NewCoupon,
} from './cart/public/manage-coupons.ts';
import { answerQuestion } from './catalog/answer-question.ts';
import { setPrices } from './catalog/price-queries.ts';
import { type ImportedAnswer, importAnswer } from './catalog/public/import-answer.ts';
import { operateSearch } from './catalog/public/operate-search.ts';
import { listOpenQuestions } from './catalog/question-queries.ts';
import { listNewestReviews, setHidden } from './catalog/review-queries.ts';
import { listStock, setOnHand, setUses } from './catalog/staff-queries.ts';
import { showReported } from './chat/reporting/show-reported.ts';
import { bindHooks } from './hooks.ts';
import { operateLenses } from './lenses/public/operate-lenses.ts';
import { operateLives } from './lives/public/operate-lives.ts';
import { completeArrived } from './orders/complete-arrived.ts';
import { expireOverdue } from './orders/expire-overdue.ts';
import {
  listOrdersForStaff,
  type StaffQuery,
  showOrderToStaff,
} from './orders/public/staff-list.ts';
import {
  cancelByStaff,
  type Dispatch,
  deliverOrder,
  prepareOrder,
  refundOrder,
  retryRefunds,
  shipOrder,
} from './orders/public/staff-orders.ts';
import {
  type AskedPrescription,
  acceptPrescription,
  findPrescriptionFile,
  refusePrescription,
  typePrescription,
} from './orders/public/staff-prescriptions.ts';
import {
  checkReturn,
  moveReturnParcel,
  postReturn,
  receiveReturn,
  refuseReturn,
  type StaffReturn,
  sendExchange,
} from './orders/public/staff-returns.ts';
import { expireReturns } from './orders/returns/drop-return.ts';
import type { BackOfficeServices } from './payments/public/hooks.ts';
import { listStopped } from './payments/public/staff-refunds.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { createDatabaseListener } from './platform/database/database-listener.ts';
import { createRealtime } from './platform/realtime/realtime.ts';
import type { ImportedReaction } from './posts/reactions/import-queries.ts';
import { importReactions } from './posts/reactions/import-reactions.ts';
import { importFollows } from './profiles/follows/import-follows.ts';
import type { ImportedFollow } from './profiles/follows/import-queries.ts';
import { giveUsername } from './profiles/give-username.ts';
import { verifyProfile } from './profiles/verify-profile.ts';
import { closeReport } from './reports/close-report.ts';
import { listOpenReports } from './reports/queries.ts';

/** What the operator can do besides the routes: from the command line, and to fill a new installation. */
export function createBackOffice(services: BackOfficeServices) {
  const { db, clock } = services;
  return {
    accounts: {
      list: (query: AccountQuery) => listNewestAccounts(db, query),
      block: (email: string) => blockAccount(services, email),
      confirmEmail: (email: string) => confirmEmailOf(services, email),
      unblock: (email: string) => unblockAccount(services, email),
      grantAdmin: (email: string) => grantAdminTo(services, email),
      revokeAdmin: (email: string) => revokeAdminOf(services, email),
      verify: (username: string) => verifyProfile(services, username),
      giveUsername: (accountId: string, username: string) =>
        giveUsername(services, accountId, username),
    },
    follows: {
      import: (follows: readonly ImportedFollow[]) => importFollows(services, follows),
    },
    reactions: {
      import: (what: 'like' | 'send', reactions: readonly ImportedReaction[]) =>
        importReactions(services, what, reactions),
    },
    reports: {
      list: (limit: number) => listOpenReports(db, limit),
      /** Those of a reported conversation: the chosen ones and a few around them. */
      messages: (id: string) => showReported(db, id),
      close: (id: string) => closeReport(services, id),
    },
    lenses: operateLenses(db),
    search: operateSearch(db),
    lives: operateLives(db, () => clock.now()),
    products: {
      list: (search: string) => listStock(db, search),
      setStock: (sku: string, onHand: number) => setOnHand(db, sku, onHand),
      setPrices: (slug: string, prices: { price: number; promotionalPrice: number | null }) =>
        setPrices(db, slug, prices, clock.now()),
      setUses: (slug: string, uses: Parameters<typeof setUses>[2]) => setUses(db, slug, uses),
    },
    reviews: {
      list: (limit: number) => listNewestReviews(db, limit),
      hide: (id: string) => setHidden(db, id, clock.now()),
      show: (id: string) => setHidden(db, id, null),
    },
    questions: {
      list: (limit: number) => listOpenQuestions(db, limit),
      answer: (id: string, answer: string) => answerQuestion(services, { id, answer }),
      import: (answer: ImportedAnswer) => importAnswer(services, answer),
    },
    coupons: {
      list: (limit: number) => listCoupons(db, limit),
      create: (row: NewCoupon) => createCoupon(db, row, clock.now()),
      disable: (code: string) => disableCoupon(db, code, clock.now()),
    },
    orders: {
      list: (query: StaffQuery) => listOrdersForStaff(db, query),
      show: (number: string) => showOrderToStaff(db, number),
      findPrescriptionFile: (asked: AskedPrescription) => findPrescriptionFile(db, asked),
      acceptPrescription: (asked: AskedPrescription) => acceptPrescription(services, asked),
      typePrescription: (asked: AskedPrescription, written: Record<WrittenName, string>) =>
        typePrescription(services, asked, written),
      refusePrescription: (asked: AskedPrescription, reason: string) =>
        refusePrescription(services, asked, reason),
      prepare: (number: string) => prepareOrder(services, number),
      ship: (number: string, dispatch: Dispatch) => shipOrder(services, number, dispatch),
      deliver: (number: string) => deliverOrder(services, number),
      cancel: (number: string) => cancelByStaff(services, number),
      postReturn: (asked: StaffReturn) => postReturn(services, asked),
      moveReturn: (asked: StaffReturn) => moveReturnParcel(services, asked),
      receiveReturn: (asked: StaffReturn) => receiveReturn(services, asked),
      checkReturn: (asked: StaffReturn) => checkReturn(services, asked),
      refuseReturn: (asked: Parameters<typeof refuseReturn>[1]) => refuseReturn(services, asked),
      sendExchange: (number: string, sent: { carrier: string; trackingCode: string }) =>
        sendExchange(services, number, sent),
      refund: (number: string, cents: number | null) => refundOrder(services, number, cents),
      stoppedRefunds: (limit: number) => listStopped(db, limit),
      retryRefunds: (number: string) => retryRefunds(services, number),
      /** Runs the scheduled jobs: unpaid orders expire, delivered ones are completed. */
      async letTimePass() {
        await expireOverdue(services);
        await expireReturns(services);
        await completeArrived(services);
      },
    },
  };
}

export type BackOffice = ReturnType<typeof createBackOffice>;

/** For a process beside the product: it only needs the database. Running processes are notified. */
export async function openBackOffice(options: {
  /** Owned by the caller. */
  pool: pg.Pool;
  databaseUrl: string;
  redisUrl?: string | undefined;
  publicUrl: URL;
  log: Logger;
}): Promise<BackOffice & { close(): Promise<void> }> {
  const { pool, databaseUrl, redisUrl, publicUrl, log } = options;
  const db = openDatabase(pool);
  const listener = createDatabaseListener({ databaseUrl, log });
  const realtime = await createRealtime({ db, listener, redisUrl, log });
  const hooks = bindHooks();
  const office = createBackOffice({ db, realtime, publicUrl, clock: systemClock, hooks });
  /** Waits for the events that are still on their way to Redis. */
  const close = () => realtime.stop();
  return { ...office, close };
}
