import { formatCep, ufOfCep } from '@arquiba/brazil/cep';
import type { setCartCep as route } from '@arquiba/contract/cart';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { changeCart } from './change-cart.ts';
import { setCep } from './queries.ts';

export const setCartCep: Operation<typeof route> = (context, { cep }) => {
  if (!ufOfCep(cep)) {
    throw invalidInput({ cep: `O CEP ${formatCep(cep)} não existe. Confira o CEP.` });
  }
  return changeCart(context, [], async (cart, tx) => {
    await setCep(tx, cart.id, cep);
    cart.cep = cep;
    return cart.lines;
  });
};
