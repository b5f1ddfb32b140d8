import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Call } from '@arquiba/contract/route';
import type { ShopContact } from '@arquiba/contract/support';
import { createContext } from 'react-router';

/** The API in the same process, with the visitor's session. Loaders use `pageCall` of `loader.ts`. */
export const callContext = createContext<Call>();
/** The same API without a session, for what is made once for everyone. */
export const visitorCallContext = createContext<Call>();
export const accountContext = createContext<AccountSummary | null>();
export const siteContext = createContext<{
  publicUrl: string;
  mediaUrl: string;
  contact: ShopContact;
  nonce: string;
  production: boolean;
}>();
/** The error, if the session could not be read. */
export const failureContext = createContext<unknown>();
export const reportContext = createContext<(error: unknown) => void>();
