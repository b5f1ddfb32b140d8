import * as contract from '@arquiba/contract/support';
import * as visitors from '@arquiba/contract/visitor-messages';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { listSupportMessages } from './list-support-messages.ts';
import { sendSupportMessage } from './send-support-message.ts';
import { answerVisitorMessage } from './visitors/answer-visitor-message.ts';
import { listVisitorMessages } from './visitors/list-visitor-messages.ts';
import { sendVisitorMessage } from './visitors/send-visitor-message.ts';

export const handlers: Handler[] = [
  handle(contract.sendSupportMessage, sendSupportMessage),
  handle(contract.listSupportMessages, listSupportMessages),
  handle(visitors.sendVisitorMessage, sendVisitorMessage),
  handle(visitors.listVisitorMessages, listVisitorMessages),
  handle(visitors.answerVisitorMessage, answerVisitorMessage),
];
