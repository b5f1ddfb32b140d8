import * as contract from '@arquiba/contract/push';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { getPush, setPushSettings } from './settings.ts';
import { subscribeToPush, unsubscribeFromPush } from './subscribe.ts';

export const handlers: Handler[] = [
  handle(contract.getPush, getPush),
  handle(contract.setPushSettings, setPushSettings),
  handle(contract.subscribeToPush, subscribeToPush),
  handle(contract.unsubscribeFromPush, unsubscribeFromPush),
];
