import { formatCep } from '@arquiba/brazil/cep';
import type { Guest } from '@arquiba/contract/guest-orders';
import type { GuestRow } from './tables.ts';

/** For the browser that wrote it. */
export function presentGuest({ addressId, buyer, address }: GuestRow): Guest {
  const { name, document: cpf, email, phone } = buyer;
  const { title: _, ...place } = address;
  return { addressId, name, cpf, email, phone, ...place, cep: formatCep(address.cep) };
}
