import { sql } from 'drizzle-orm';
import type { Hooks } from '../platform/context.ts';

/**
 * Orders stay for accounting when their account is deleted, without the person. Of a paid order the buyer's
 * document, city and state remain, which the tax authority requires; of others nothing.
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
