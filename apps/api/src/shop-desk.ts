import {
  createCoupon,
  disableCoupon,
  listCoupons,
  type NewCoupon,
} from './cart/public/manage-coupons.ts';
import { bindHooks } from './hooks.ts';
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
  receiveReturn,
  refundOrder,
  retryRefunds,
  shipOrder,
} from './orders/public/staff-orders.ts';
import { listStopped } from './payments/public/staff-refunds.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { createDatabaseListener } from './platform/database/database-listener.ts';
import { createRealtime } from './platform/realtime/realtime.ts';
import type { StaffOptions } from './staff.ts';

/** What the command line does with orders and coupons; a running product carries the rest out. */
export async function openShopDesk({
  pool,
  log,
  publicUrl,
  ...options
}: StaffOptions & { publicUrl: URL }) {
  const db = openDatabase(pool);
  const listener = createDatabaseListener({ ...options, log });
  const realtime = await createRealtime({ ...options, db, listener, log });
  const services = { db, realtime, publicUrl, clock: systemClock, hooks: bindHooks() };
  return {
    list: (query: StaffQuery) => listOrdersForStaff(db, query),
    show: (number: string) => showOrderToStaff(db, number),
    prepare: (number: string) => prepareOrder(services, number),
    ship: (number: string, dispatch: Dispatch) => shipOrder(services, number, dispatch),
    deliver: (number: string) => deliverOrder(services, number),
    refund: (number: string, cents: number | null) => refundOrder(services, number, cents),
    stoppedRefunds: (limit: number) => listStopped(db, limit),
    retryRefunds: (number: string) => retryRefunds(services, number),
    receiveReturn: (number: string) => receiveReturn(services, number),
    cancel: (number: string) => cancelByStaff(services, number),
    createCoupon: (row: NewCoupon) => createCoupon(db, row, new Date()),
    coupons: (limit: number) => listCoupons(db, limit),
    disableCoupon: (code: string) => disableCoupon(db, code, new Date()),
  };
}

export type ShopDesk = Awaited<ReturnType<typeof openShopDesk>>;
