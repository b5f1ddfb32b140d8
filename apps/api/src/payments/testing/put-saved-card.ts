import type { TestApp } from '@arquiba/testing/test-app';
import { newId } from '../../platform/database/database.ts';

/** A saved card of an account, as if the provider had stored it. */
export async function putSavedCard({ pool, clock }: TestApp, accountId: string): Promise<string> {
  const id = newId(clock.now());
  const now = clock.now();
  await pool.query(
    `INSERT INTO card_customer (account_id, provider, customer_id, created_at)
     VALUES ($1, 'offline', $2, $3) ON CONFLICT DO NOTHING`,
    [accountId, `customer-${accountId}`, now],
  );
  await pool.query(
    `INSERT INTO saved_card (id, account_id, provider, card_id, brand, last_digits, expiry_month, expiry_year, saved_at)
     VALUES ($1, $2, 'offline', $3, 'visa', $4, 12, 2031, $5)`,
    [id, accountId, `card-${id}`, id.slice(-4), now],
  );
  return id;
}
