import * as contract from '@arquiba/contract/sessions';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { confirmOwnPassword } from './confirm-own-password.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { currentSession } from './current-session.ts';
import { endOneSession, endOtherSessions, listSessions } from './own-sessions.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const handlers: Handler[] = [
  handle(contract.signIn, signIn),
  handle(contract.confirmSecondFactor, confirmSecondFactor),
  handle(contract.confirmOwnPassword, confirmOwnPassword),
  handle(contract.currentSession, currentSession),
  handle(contract.signOut, signOut),
  handle(contract.listSessions, listSessions),
  handle(contract.endOneSession, endOneSession),
  handle(contract.endOtherSessions, endOtherSessions),
];
