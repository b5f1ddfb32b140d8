import * as contract from '@arquiba/contract/addresses';
import { type Handler, handle } from '../platform/calls/operation.ts';
import {
  createAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  restoreAddress,
  setDefaultAddress,
  updateAddress,
} from './addresses.ts';
import { findCep } from './find-cep.ts';

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
