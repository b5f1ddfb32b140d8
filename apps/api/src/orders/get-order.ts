import type { getOrder as route } from '@arquiba/contract/orders';
import type { Operation } from '../platform/calls/operation.ts';
import { presentOwn } from './own-order.ts';

export const getOrder: Operation<typeof route> = (context, { number }) =>
  presentOwn(context, number);
