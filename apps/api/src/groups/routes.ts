import * as contract from '@arquiba/contract/groups';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { createGroup } from './create-group.ts';
import { getGroup } from './get-group.ts';
import { getMostActiveGroup } from './get-most-active-group.ts';
import { joinGroup } from './join-group.ts';
import { leaveGroup } from './leave-group.ts';
import { listGroups } from './list-groups.ts';

export const handlers: Handler[] = [
  handle(contract.listGroups, listGroups),
  handle(contract.getGroup, getGroup),
  handle(contract.getMostActiveGroup, getMostActiveGroup),
  handle(contract.createGroup, createGroup),
  handle(contract.joinGroup, joinGroup),
  handle(contract.leaveGroup, leaveGroup),
];
