import * as contract from '@arquiba/contract/freight';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { listFreightRegions } from './list-freight-regions.ts';
import { quoteFreight } from './quote-freight.ts';

export const handlers: Handler[] = [
  handle(contract.quoteFreight, quoteFreight),
  handle(contract.listFreightRegions, listFreightRegions),
];
