import type pg from 'pg';
import { randomBase58 } from '../access/base58.ts';

const OWN_NAME = 'arquiba';
const ID_CHARACTERS = 7;

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
      [randomBase58(ID_CHARACTERS), OWN_NAME],
    );
  }
}
