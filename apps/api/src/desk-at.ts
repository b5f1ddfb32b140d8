import { completeArrived } from './orders/complete-arrived.ts';
import { expireOverdue } from './orders/expire-overdue.ts';
import {
  type Dispatch,
  deliverOrder,
  prepareOrder,
  receiveReturn,
  shipOrder,
} from './orders/public/staff-orders.ts';
import type { Services } from './platform/context.ts';

/** What the shop's staff, and time, do with orders, at a moment of one's choosing. */
export function deskAt(services: Services, at: Date) {
  const then = { ...services, clock: { now: () => new Date(at) } };
  return {
    prepare: (number: string) => prepareOrder(then, number),
    ship: (number: string, dispatch: Dispatch) => shipOrder(then, number, dispatch),
    deliver: (number: string) => deliverOrder(then, number),
    receiveReturn: (number: string) => receiveReturn(then, number),
    /** What is overdue expires; what can no longer be sent back is done. */
    async letTimePass() {
      await expireOverdue(then);
      await completeArrived(then);
    },
  };
}
