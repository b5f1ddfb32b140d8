import * as contract from '@arquiba/contract/groups';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { checkGroupSlug, createGroup } from './create-group.ts';
import { deleteGroup } from './delete-group.ts';
import { getGroup, getMostActiveGroup } from './groups.ts';
import { listGroups } from './list-groups.ts';
import { handlers as memberHandlers } from './member-routes.ts';
import { joinGroup, leaveGroup, muteGroup } from './membership.ts';
import { updateGroup } from './update-group.ts';

export const handlers: Handler[] = [
  handle(contract.listGroups, listGroups),
  handle(contract.getGroup, getGroup),
  handle(contract.getMostActiveGroup, getMostActiveGroup),
  handle(contract.createGroup, createGroup),
  handle(contract.checkGroupSlug, checkGroupSlug),
  handle(contract.updateGroup, updateGroup),
  handle(contract.deleteGroup, deleteGroup),
  handle(contract.joinGroup, joinGroup),
  handle(contract.leaveGroup, leaveGroup),
  handle(contract.muteGroup, muteGroup),
  ...memberHandlers,
];
