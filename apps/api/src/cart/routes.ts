import * as contract from '@arquiba/contract/cart';
import * as reminders from '@arquiba/contract/cart-reminders';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { removeCoupon, setCoupon } from './coupon.ts';
import { getCart } from './get-cart.ts';
import { addToCart, setCartLine, setCartPrescription } from './lines.ts';
import { noteCartChanges } from './note-cart-changes.ts';
import { getCartReminder, setCartReminder, stopCartReminder } from './reminders/cart-reminders.ts';
import { setCartCep } from './set-cart-cep.ts';
import { setCartFreight } from './set-cart-freight.ts';

export const handlers: Handler[] = [
  handle(contract.getCart, getCart),
  handle(contract.addToCart, addToCart),
  handle(contract.setCartLine, setCartLine),
  handle(contract.setCartPrescription, setCartPrescription),
  handle(contract.setCartCep, setCartCep),
  handle(contract.setCartFreight, setCartFreight),
  handle(contract.setCoupon, setCoupon),
  handle(contract.removeCoupon, removeCoupon),
  handle(contract.noteCartChanges, noteCartChanges),
  handle(reminders.getCartReminder, getCartReminder),
  handle(reminders.setCartReminder, setCartReminder),
  handle(reminders.stopCartReminder, stopCartReminder),
];
