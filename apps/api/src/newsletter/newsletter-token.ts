import { mailToken } from '../platform/mail/mail-token.ts';

/** Confirms or ends a subscription, and works for nothing else. */
export const { seal: newsletterToken, open: subscriptionOfToken } =
  mailToken('newsletter subscription');
