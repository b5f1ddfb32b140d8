import * as contract from '@arquiba/contract/support';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { listSupportMessages } from './list-support-messages.ts';
import { sendSupportMessage } from './send-support-message.ts';

export const handlers: Handler[] = [
  handle(contract.sendSupportMessage, sendSupportMessage),
  handle(contract.listSupportMessages, listSupportMessages),
];
