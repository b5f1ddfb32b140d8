import { findAccount } from '../accounts/public/find-account.ts';
import type { ExportSection } from '../accounts/public/hooks.ts';
import { findVariants } from '../catalog/public/variants.ts';
import type { Services } from '../platform/context.ts';
import { deleteByEmail, listWaiting } from './queries.ts';

/** For the export of a person's data: what the account waits for, and what its e-mail waits for. */
export const restockExport: ExportSection = {
  name: 'avisosDeVolta',
  async collect({ db }, accountId) {
    const account = await findAccount(db, accountId);
    const email = account?.email.toLowerCase();
    const rows = [
      ...(await listWaiting(db, { accountId, email: null })),
      ...(email ? await listWaiting(db, { accountId: null, email }) : []),
    ];
    const variants = await findVariants(
      db,
      rows.map(({ variantId }) => variantId),
    );
    return rows.map(({ variantId, createdAt }) => ({
      oculos: variants.get(variantId)?.title ?? null,
      cor: variants.get(variantId)?.color ?? null,
      desde: createdAt,
    }));
  },
};

/** What the address of a deleted account waits for without the account. */
export async function purgeRestock({ db }: Services, accountId: string): Promise<void> {
  const account = await findAccount(db, accountId);
  if (account) await deleteByEmail(db, account.email);
}
