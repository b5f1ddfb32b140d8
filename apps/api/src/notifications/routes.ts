import * as digests from '@arquiba/contract/digests';
import * as contract from '@arquiba/contract/notifications';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { getDigestLink, setDigest, stopDigest } from './digests/digest-settings.ts';
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
  handle(digests.setDigest, setDigest),
  handle(digests.getDigestLink, getDigestLink),
  handle(digests.stopDigest, stopDigest),
];
