import * as contract from '@arquiba/contract/second-factors';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { disableSecondFactor } from './disable-second-factor.ts';
import { enableSecondFactor } from './enable-second-factor.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

export const handlers: Handler[] = [
  handle(contract.getSecondFactor, getSecondFactor),
  handle(contract.beginSecondFactor, beginSecondFactor),
  handle(contract.enableSecondFactor, enableSecondFactor),
  handle(contract.renewRecoveryCodes, renewRecoveryCodes),
  handle(contract.disableSecondFactor, disableSecondFactor),
];
