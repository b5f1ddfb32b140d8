import * as contract from '@arquiba/contract/sessions';
import { type Handler, handle } from '../platform/operation.ts';
import { currentSession } from './current-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const handlers: Handler[] = [
  handle(contract.signIn, signIn),
  handle(contract.currentSession, currentSession),
  handle(contract.signOut, signOut),
];
