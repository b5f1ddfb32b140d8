import type { Hooks } from '../platform/context.ts';
import { sendRequest } from './send-request.ts';

/** Mails the guardian of a new account that needs one. */
export const askAtSignUp: Hooks['accountCreated'][number] = async (tx, account, services) => {
  const { id: accountId, socialName, guardian, createdAt: at } = account;
  if (guardian) await sendRequest(tx, services, { accountId, socialName, ...guardian, at });
};
