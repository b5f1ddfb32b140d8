import * as acts from '@arquiba/contract/moment-acts';
import * as contract from '@arquiba/contract/moments';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { createMoment } from './create-moment.ts';
import { deleteMoment, keepMoment, letGoOfMoment } from './keep-moment.ts';
import { getMomentRing, listMomentPeople, listMoments, listMomentsOf } from './list-moments.ts';
import {
  addCloseFriend,
  listCloseFriends,
  listMomentViewers,
  muteMoments,
  removeCloseFriend,
  reportMoment,
  unmuteMoments,
} from './moment-people.ts';
import { presentMoment } from './present-moments.ts';
import {
  reactToMoment,
  seeMoment,
  voteInMoment,
  withdrawMomentReaction,
} from './react-to-moment.ts';

export const handlers: Handler[] = [
  handle(contract.createMoment, createMoment),
  handle(contract.listMoments, listMoments),
  handle(contract.listMomentPeople, listMomentPeople),
  handle(contract.getMoment, (context, { id }) => presentMoment(context, id)),
  handle(contract.deleteMoment, deleteMoment),
  handle(contract.listMomentsOf, listMomentsOf),
  handle(contract.getMomentRing, getMomentRing),
  handle(contract.muteMoments, muteMoments),
  handle(contract.unmuteMoments, unmuteMoments),
  handle(contract.listCloseFriends, listCloseFriends),
  handle(contract.addCloseFriend, addCloseFriend),
  handle(contract.removeCloseFriend, removeCloseFriend),
  handle(acts.seeMoment, seeMoment),
  handle(acts.reactToMoment, reactToMoment),
  handle(acts.withdrawMomentReaction, withdrawMomentReaction),
  handle(acts.voteInMoment, voteInMoment),
  handle(acts.listMomentViewers, listMomentViewers),
  handle(acts.keepMoment, keepMoment),
  handle(acts.letGoOfMoment, letGoOfMoment),
  handle(acts.reportMoment, reportMoment),
];
