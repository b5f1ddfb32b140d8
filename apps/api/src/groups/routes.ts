import * as contract from '@arquiba/contract/groups';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { createGroup } from './create-group.ts';
import { getGroup, getMostActiveGroup } from './groups.ts';
import { listGroups } from './list-groups.ts';
import { joinGroup, leaveGroup } from './membership.ts';

export const handlers: Handler[] = [
  handle(contract.listGroups, listGroups),
  handle(contract.getGroup, getGroup),
  handle(contract.getMostActiveGroup, getMostActiveGroup),
  handle(contract.createGroup, createGroup),
  handle(contract.joinGroup, joinGroup),
  handle(contract.leaveGroup, leaveGroup),
];
