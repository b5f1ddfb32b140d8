import * as contract from '@arquiba/contract/cart';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { addToCart } from './add-to-cart.ts';
import { getCart } from './get-cart.ts';
import { noteCartChanges } from './note-cart-changes.ts';
import { removeCoupon } from './remove-coupon.ts';
import { setCartCep } from './set-cart-cep.ts';
import { setCartLine } from './set-cart-line.ts';
import { setCoupon } from './set-coupon.ts';

export const handlers: Handler[] = [
  handle(contract.getCart, getCart),
  handle(contract.addToCart, addToCart),
  handle(contract.setCartLine, setCartLine),
  handle(contract.setCartCep, setCartCep),
  handle(contract.setCoupon, setCoupon),
  handle(contract.removeCoupon, removeCoupon),
  handle(contract.noteCartChanges, noteCartChanges),
];
