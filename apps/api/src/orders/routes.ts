import * as contract from '@arquiba/contract/orders';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder } from './cancel-order.ts';
import { getCheckout } from './get-checkout.ts';
import { getOrderPayments } from './get-order-payments.ts';
import { getOrder, listOrders, lookUpOrder } from './orders.ts';
import { payOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import { requestReturn } from './request-return.ts';

export const handlers: Handler[] = [
  handle(contract.getCheckout, getCheckout),
  handle(contract.placeOrder, placeOrder),
  handle(contract.payOrder, payOrder),
  handle(contract.getOrderPayments, getOrderPayments),
  handle(contract.listOrders, listOrders),
  handle(contract.getOrder, getOrder),
  handle(contract.lookUpOrder, lookUpOrder),
  handle(contract.cancelOrder, cancelOrder),
  handle(contract.requestReturn, requestReturn),
  handle(contract.buyAgain, buyAgain),
];
