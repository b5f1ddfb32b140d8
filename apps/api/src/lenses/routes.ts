import * as contract from '@arquiba/contract/lenses';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { listLensOffers } from './list-lens-offers.ts';

export const handlers: Handler[] = [handle(contract.listLensOffers, listLensOffers)];
