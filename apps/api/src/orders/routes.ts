import * as guests from '@arquiba/contract/guest-orders';
import * as prescriptions from '@arquiba/contract/order-prescriptions';
import * as contract from '@arquiba/contract/orders';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkPayment } from './check-payment.ts';
import { getCheckout } from './get-checkout.ts';
import { getOrderPayments } from './get-order-payments.ts';
import { createOrderAccount } from './guests/create-order-account.ts';
import { listGuestOrders, takeOrder } from './guests/join-order.ts';
import { openOrderLink, sendOrderLink } from './guests/order-link.ts';
import { getGuest, setGuest } from './guests/set-guest.ts';
import { getOrder, listOrders, lookUpOrder } from './orders.ts';
import { payOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import {
  getOrderPrescription,
  sendOrderPrescription,
} from './prescriptions/order-prescriptions.ts';
import { cancelReturn } from './returns/drop-return.ts';
import { listExchanges } from './returns/exchange.ts';
import { requestReturn } from './returns/request-return.ts';

export const handlers: Handler[] = [
  handle(contract.getCheckout, getCheckout),
  handle(contract.placeOrder, placeOrder),
  handle(contract.payOrder, payOrder),
  handle(contract.checkPayment, checkPayment),
  handle(contract.getOrderPayments, getOrderPayments),
  handle(contract.listOrders, listOrders),
  handle(contract.getOrder, getOrder),
  handle(contract.lookUpOrder, lookUpOrder),
  handle(contract.cancelOrder, cancelOrder),
  handle(contract.requestReturn, requestReturn),
  handle(contract.listExchanges, listExchanges),
  handle(contract.cancelReturn, cancelReturn),
  handle(contract.buyAgain, buyAgain),
  handle(guests.getGuest, getGuest),
  handle(guests.setGuest, setGuest),
  handle(guests.openOrderLink, openOrderLink),
  handle(guests.sendOrderLink, sendOrderLink),
  handle(guests.createOrderAccount, createOrderAccount),
  handle(guests.listGuestOrders, listGuestOrders),
  handle(guests.takeOrder, takeOrder),
  handle(prescriptions.getOrderPrescription, getOrderPrescription),
  handle(prescriptions.sendOrderPrescription, sendOrderPrescription),
];
