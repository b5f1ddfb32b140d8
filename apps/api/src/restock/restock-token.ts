import { mailToken } from '../platform/mail/mail-token.ts';

/** Confirms or ends a request, and works for nothing else. */
export const { seal: restockToken, open: requestOfToken } = mailToken('restock request');
