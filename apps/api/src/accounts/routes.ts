import * as contract from '@arquiba/contract/accounts';
import { type Handler, handle } from '../platform/operation.ts';
import { createAccount } from './create-account.ts';

export const handlers: Handler[] = [handle(contract.createAccount, createAccount)];
