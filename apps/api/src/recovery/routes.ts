import * as contract from '@arquiba/contract/recovery';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { confirmRecovery } from './confirm-recovery.ts';
import { currentRecovery } from './current-recovery.ts';
import { requestRecovery } from './request-recovery.ts';
import { resetPassword } from './reset-password.ts';

export const handlers: Handler[] = [
  handle(contract.requestRecovery, requestRecovery),
  handle(contract.confirmRecovery, confirmRecovery),
  handle(contract.currentRecovery, currentRecovery),
  handle(contract.resetPassword, resetPassword),
];
