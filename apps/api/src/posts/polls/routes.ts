import * as contract from '@arquiba/contract/polls';
import { type Handler, handle } from '../../platform/calls/operation.ts';
import { listVoters } from './list-voters.ts';
import { vote } from './vote.ts';

export const handlers: Handler[] = [
  handle(contract.vote, vote),
  handle(contract.listVoters, listVoters),
];
