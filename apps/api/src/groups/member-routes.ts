import * as contract from '@arquiba/contract/group-members';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { banFromGroup, liftGroupBan, listGroupBans } from './bans/bans.ts';
import { inviteToGroup } from './invitations/invite.ts';
import {
  createGroupLink,
  getGroupByLink,
  joinGroupByLink,
  listGroupLinks,
  revokeGroupLink,
} from './invitations/links.ts';
import { listGroupLog } from './log/list-log.ts';
import { handOverGroup, removeGroupMember, setGroupRole } from './members/change-role.ts';
import { listGroupMembers } from './members/list-members.ts';
import { acceptGroupRequest, listGroupRequests, refuseGroupRequest } from './requests/requests.ts';

export const handlers: Handler[] = [
  handle(contract.listGroupMembers, listGroupMembers),
  handle(contract.setGroupRole, setGroupRole),
  handle(contract.handOverGroup, handOverGroup),
  handle(contract.removeGroupMember, removeGroupMember),
  handle(contract.listGroupRequests, listGroupRequests),
  handle(contract.acceptGroupRequest, acceptGroupRequest),
  handle(contract.refuseGroupRequest, refuseGroupRequest),
  handle(contract.listGroupBans, listGroupBans),
  handle(contract.banFromGroup, banFromGroup),
  handle(contract.liftGroupBan, liftGroupBan),
  handle(contract.inviteToGroup, inviteToGroup),
  handle(contract.listGroupLinks, listGroupLinks),
  handle(contract.createGroupLink, createGroupLink),
  handle(contract.revokeGroupLink, revokeGroupLink),
  handle(contract.getGroupByLink, getGroupByLink),
  handle(contract.joinGroupByLink, joinGroupByLink),
  handle(contract.listGroupLog, listGroupLog),
];
