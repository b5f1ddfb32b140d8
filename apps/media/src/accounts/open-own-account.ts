import { randomInt } from 'node:crypto';
import type pg from 'pg';

const OWN_NAME = 'arquiba';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The id of the product's own account: minted at the first start, the same ever after. */
export async function openOwnAccount(pool: pg.Pool): Promise<string> {
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(
      'SELECT id FROM media.account WHERE name = $1',
      [OWN_NAME],
    );
    if (rows[0]) return rows[0].id;
    await pool.query(
      'INSERT INTO media.account (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [newAccountId(), OWN_NAME],
    );
  }
}

function newAccountId(): string {
  return Array.from({ length: 7 }, () => BASE58[randomInt(BASE58.length)]).join('');
}
