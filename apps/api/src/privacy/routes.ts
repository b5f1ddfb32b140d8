import * as contract from '@arquiba/contract/privacy';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { askDataCopy } from './ask-data-copy.ts';
import { deleteAccount } from './delete-account.ts';
import { getPrivacy } from './get-privacy.ts';
import { restoreAccount, restoreAccountByLink } from './restore-account.ts';

export const handlers: Handler[] = [
  handle(contract.getPrivacy, getPrivacy),
  handle(contract.askDataCopy, askDataCopy),
  handle(contract.deleteAccount, deleteAccount),
  handle(contract.restoreAccount, restoreAccount),
  handle(contract.restoreAccountByLink, restoreAccountByLink),
];
