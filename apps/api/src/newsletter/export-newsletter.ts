import { findAccount } from '../accounts/public/find-account.ts';
import type { ExportSection } from '../accounts/public/hooks.ts';
import type { Services } from '../platform/context.ts';
import { deleteSubscription, findByEmail } from './queries.ts';

/** The subscription of the account's e-mail. */
export const newsletterExport: ExportSection = {
  name: 'novidadesDaLoja',
  async collect(services, accountId) {
    const found = await findOfAccount(services, accountId);
    return (
      found && {
        desde: found.createdAt,
        confirmadoEm: found.confirmedAt,
        cupom: found.couponCode,
      }
    );
  },
};

export async function purgeNewsletter(services: Services, accountId: string): Promise<void> {
  const found = await findOfAccount(services, accountId);
  if (found) await deleteSubscription(services.db, found.id);
}

async function findOfAccount({ db }: Pick<Services, 'db'>, accountId: string) {
  const account = await findAccount(db, accountId);
  return account && findByEmail(db, account.email);
}
