import * as contract from '@arquiba/contract/cart';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { removeCoupon, setCoupon } from './coupon.ts';
import { getCart } from './get-cart.ts';
import { addToCart, setCartLine } from './lines.ts';
import { noteCartChanges } from './note-cart-changes.ts';
import { setCartCep } from './set-cart-cep.ts';

export const handlers: Handler[] = [
  handle(contract.getCart, getCart),
  handle(contract.addToCart, addToCart),
  handle(contract.setCartLine, setCartLine),
  handle(contract.setCartCep, setCartCep),
  handle(contract.setCoupon, setCoupon),
  handle(contract.removeCoupon, removeCoupon),
  handle(contract.noteCartChanges, noteCartChanges),
];
