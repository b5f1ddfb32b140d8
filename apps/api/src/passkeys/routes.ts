import * as contract from '@arquiba/contract/passkeys';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginPasskeySignIn } from './begin-passkey-sign-in.ts';
import { confirmWithPasskey } from './confirm-with-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

export const handlers: Handler[] = [
  handle(contract.listPasskeys, listPasskeys),
  handle(contract.beginPasskey, beginPasskey),
  handle(contract.addPasskey, addPasskey),
  handle(contract.renamePasskey, renamePasskey),
  handle(contract.removePasskey, removePasskey),
  handle(contract.beginPasskeySignIn, beginPasskeySignIn),
  handle(contract.signInWithPasskey, signInWithPasskey),
  handle(contract.confirmWithPasskey, confirmWithPasskey),
];
