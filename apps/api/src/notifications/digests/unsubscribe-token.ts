import { mailToken } from '../../platform/mail/mail-token.ts';

/** Ends the digest of an account, and works for nothing else. */
export const { seal: unsubscribeToken, open: ownerOfToken } = mailToken(
  'unsubscribe from the digest',
);
