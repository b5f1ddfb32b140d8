import * as contract from '@arquiba/contract/addresses';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { createAddress } from './create-address.ts';
import { deleteAddress } from './delete-address.ts';
import { findCep } from './find-cep.ts';
import { getAddress } from './get-address.ts';
import { listAddresses } from './list-addresses.ts';
import { restoreAddress } from './restore-address.ts';
import { setDefaultAddress } from './set-default-address.ts';
import { updateAddress } from './update-address.ts';

export const handlers: Handler[] = [
  handle(contract.createAddress, createAddress),
  handle(contract.getAddress, getAddress),
  handle(contract.listAddresses, listAddresses),
  handle(contract.updateAddress, updateAddress),
  handle(contract.setDefaultAddress, setDefaultAddress),
  handle(contract.deleteAddress, deleteAddress),
  handle(contract.restoreAddress, restoreAddress),
  handle(contract.findCep, findCep),
];
