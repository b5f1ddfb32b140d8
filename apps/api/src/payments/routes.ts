import * as contract from '@arquiba/contract/saved-cards';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { deleteSavedCard, listSavedCards } from './saved-cards/saved-cards.ts';

export const handlers: Handler[] = [
  handle(contract.listSavedCards, listSavedCards),
  handle(contract.deleteSavedCard, deleteSavedCard),
];
