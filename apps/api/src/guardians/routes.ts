import * as contract from '@arquiba/contract/guardians';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { answerGuardianRequest } from './answer-guardian-request.ts';
import { askGuardian } from './ask-guardian.ts';
import { getGuardian } from './get-guardian.ts';
import { getGuardianRequest } from './get-guardian-request.ts';

export const handlers: Handler[] = [
  handle(contract.getGuardianRequest, getGuardianRequest),
  handle(contract.answerGuardianRequest, answerGuardianRequest),
  handle(contract.getGuardian, getGuardian),
  handle(contract.askGuardian, askGuardian),
];
