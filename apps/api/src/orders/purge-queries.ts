import { sql } from 'drizzle-orm';
import type { Hooks } from '../platform/context.ts';

/**
 * Orders stay for the books when their account goes, without the person: of one that was paid, the
 * document, city and state of the buyer, which the tax authority asks for; of the others nothing.
 */
export const purgeOrders: Hooks['accountPurged'][number] = async ({ db }, accountId) => {
  await db.execute(sql`
    UPDATE shop_order SET account_id = NULL,
      buyer = jsonb_build_object('name', '', 'email', '', 'phone', '',
        'document', CASE WHEN paid_at IS NULL THEN '' ELSE buyer->>'document' END),
      address = address || '{"title": "", "road": "", "number": null, "complement": "",
        "district": "", "reference": "", "cep": ""}'::jsonb
    WHERE account_id = ${accountId}`);
};
