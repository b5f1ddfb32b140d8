import * as contract from '@arquiba/contract/restock';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { askRestock } from './ask-restock.ts';
import { cancelRestock, listRestock } from './own-restock.ts';
import { confirmRestock, getRestockLink, stopRestock } from './restock-link.ts';

export const handlers: Handler[] = [
  handle(contract.askRestock, askRestock),
  handle(contract.cancelRestock, cancelRestock),
  handle(contract.listRestock, listRestock),
  handle(contract.getRestockLink, getRestockLink),
  handle(contract.confirmRestock, confirmRestock),
  handle(contract.stopRestock, stopRestock),
];
