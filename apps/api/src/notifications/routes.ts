import * as contract from '@arquiba/contract/notifications';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { listNotifications, markNotificationsSeen } from './list-notifications.ts';

export const handlers: Handler[] = [
  handle(contract.listNotifications, listNotifications),
  handle(contract.markNotificationsSeen, markNotificationsSeen),
];
