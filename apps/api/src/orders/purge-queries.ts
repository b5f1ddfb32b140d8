import { sql } from 'drizzle-orm';
import type { Hooks } from '../platform/context.ts';
import { releaseFiles, removeReleased } from '../prescriptions/public/release-files.ts';

/**
 * Orders stay for accounting when their account is deleted, without the person. Of a paid order the buyer's
 * document, city and state remain, which the tax authority requires; of others nothing. A prescription keeps
 * the numbers that lenses were made by, until the job that deletes old ones. A photo or a PDF shows who it is
 * for, so it is deleted.
 */
export const purgeOrders: Hooks['accountPurged'][number] = async (services, accountId) => {
  const { db, clock } = services;
  const fileIds = await db.transaction(async (tx) => {
    const own = sql`order_id IN (SELECT id FROM shop_order WHERE account_id = ${accountId})`;
    await tx.execute(sql`UPDATE order_return SET note = '' WHERE ${own}`);
    const { rows } = await tx.execute<{ fileId: string }>(sql`
      SELECT file_id::text AS "fileId" FROM order_prescription WHERE file_id IS NOT NULL AND ${own}`);
    await tx.execute(sql`DELETE FROM order_prescription WHERE eye_values IS NULL AND ${own}`);
    await tx.execute(sql`
      UPDATE order_prescription SET name = '', prescriber = '', remarks = '', refusal = '',
        review = 'aceita', file_id = NULL WHERE ${own}`);
    await tx.execute(sql`
      UPDATE shop_order SET account_id = NULL,
        buyer = jsonb_build_object('name', '', 'email', '', 'phone', '',
          'document', CASE WHEN paid_at IS NULL THEN '' ELSE buyer->>'document' END),
        address = address || '{"title": "", "road": "", "number": null, "complement": "",
          "district": "", "reference": "", "cep": ""}'::jsonb
      WHERE account_id = ${accountId}`);
    return releaseFiles(
      tx,
      rows.map(({ fileId }) => fileId),
      clock.now(),
    );
  });
  await removeReleased(services, fileIds);
};
