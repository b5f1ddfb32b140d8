import * as contract from '@arquiba/contract/notifications';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { getNotificationNews, listNotifications } from './list-notifications.ts';
import { markNotificationsSeen, readNotifications } from './mark-notifications.ts';
import { getNotificationSettings, setNotificationSetting } from './settings.ts';

export const handlers: Handler[] = [
  handle(contract.listNotifications, listNotifications),
  handle(contract.getNotificationNews, getNotificationNews),
  handle(contract.markNotificationsSeen, markNotificationsSeen),
  handle(contract.readNotifications, readNotifications),
  handle(contract.getNotificationSettings, getNotificationSettings),
  handle(contract.setNotificationSetting, setNotificationSetting),
];
