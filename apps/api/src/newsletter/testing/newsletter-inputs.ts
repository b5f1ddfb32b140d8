import { askNewsletter } from '@arquiba/contract/newsletter';
import type { TestApp } from '@arquiba/testing/test-app';
import { reminderToken } from '../../cart/reminders/reminder-token.ts';
import { newsletterToken } from '../newsletter-token.ts';

/** An input for each route of the news and of the reminders of a cart. */
export async function newsletterInputs(app: TestApp, accountId: string) {
  const { vault } = app.api.services;
  const linkFor = async (email: string) => {
    await app.call(askNewsletter, { email });
    const { rows } = await app.pool.query(
      'SELECT id FROM newsletter_subscription WHERE email = $1',
      [email],
    );
    return { token: newsletterToken(vault, rows[0].id) };
  };
  const link = await linkFor('assina@exemplo.com.br');
  return {
    askNewsletter: { email: 'quer@exemplo.com.br' },
    getNewsletterLink: link,
    confirmNewsletter: link,
    stopNewsletter: await linkFor('sai@exemplo.com.br'),
    getCartReminder: {},
    setCartReminder: { on: true },
    stopCartReminder: { token: reminderToken(vault, accountId) },
  };
}
