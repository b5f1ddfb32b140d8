import { productDatabase } from './product-database.ts';

/** Blocks an account as its operator does, without waiting for the command line to start. */
export async function blockAccount(email: string): Promise<void> {
  const pool = productDatabase();
  await pool.query(`UPDATE account SET status = 'blocked' WHERE email = $1`, [email]);
}

/** Confirms the e-mail of an account, as its operator does. */
export async function confirmEmailOf(email: string): Promise<void> {
  const pool = productDatabase();
  await pool.query('UPDATE account SET email_confirmed_at = now() WHERE email = $1', [email]);
}
