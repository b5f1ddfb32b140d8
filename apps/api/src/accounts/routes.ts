import * as data from '@arquiba/contract/account-data';
import * as contract from '@arquiba/contract/accounts';
import * as confirmation from '@arquiba/contract/email-confirmation';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { getAccountData, revealAccountData } from './account-data.ts';
import { changePassword } from './change-password.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { createAccount } from './create-account.ts';
import { cancelEmailChange, getEmailChange, refuseEmailChange } from './email-change.ts';
import { confirmEmail, getEmailConfirmation } from './email-confirmation.ts';
import { requestEmailChange } from './request-email-change.ts';
import { resendEmailChange } from './resend-email-change.ts';
import { resendEmailConfirmation } from './resend-email-confirmation.ts';
import { updateAccountData } from './update-account-data.ts';

export const handlers: Handler[] = [
  handle(contract.createAccount, createAccount),
  handle(data.getAccountData, getAccountData),
  handle(data.revealAccountData, revealAccountData),
  handle(data.updateAccountData, updateAccountData),
  handle(data.changePassword, changePassword),
  handle(data.requestEmailChange, requestEmailChange),
  handle(data.resendEmailChange, resendEmailChange),
  handle(data.cancelEmailChange, cancelEmailChange),
  handle(data.getEmailChange, getEmailChange),
  handle(data.confirmEmailChange, confirmEmailChange),
  handle(data.refuseEmailChange, refuseEmailChange),
  handle(confirmation.getEmailConfirmation, getEmailConfirmation),
  handle(confirmation.confirmEmail, confirmEmail),
  handle(confirmation.resendEmailConfirmation, resendEmailConfirmation),
];
