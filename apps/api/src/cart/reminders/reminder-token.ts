import { mailToken } from '../../platform/mail/mail-token.ts';

/** Ends the reminders of an account, and works for nothing else. */
export const { seal: reminderToken, open: ownerOfReminder } = mailToken('cart reminder');
