import * as contract from '@arquiba/contract/cart';
import { type Handler, handle, handleProven } from '../platform/operation.ts';
import { addToCart } from './add-to-cart.ts';
import { getCart } from './get-cart.ts';
import { noteCartChanges } from './note-cart-changes.ts';
import { removeCoupon } from './remove-coupon.ts';
import { setCartCep } from './set-cart-cep.ts';
import { setCartLine } from './set-cart-line.ts';
import { setCoupon } from './set-coupon.ts';

export const handlers: Handler[] = [
  handle(contract.getCart, getCart),
  handleProven(contract.addToCart, addToCart),
  handleProven(contract.setCartLine, setCartLine),
  handleProven(contract.setCartCep, setCartCep),
  handleProven(contract.setCoupon, setCoupon),
  handleProven(contract.removeCoupon, removeCoupon),
  handleProven(contract.noteCartChanges, noteCartChanges),
];
