import { productDatabase } from './product-database.ts';

/** Blocks an account as its operator does, without waiting for the command line to start. */
export async function blockAccount(email: string): Promise<void> {
  const pool = productDatabase();
  await pool.query(`UPDATE account SET status = 'blocked' WHERE email = $1`, [email]);
}
