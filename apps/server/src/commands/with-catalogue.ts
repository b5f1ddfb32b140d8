import type { CatalogueStaff } from '@arquiba/api/catalog-staff';
import type { Config } from '../config.ts';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { withPlace } from '../place/with-place.ts';
import { addressesOf } from '../running/addresses.ts';

/** Runs one action of the staff on the catalogue, beside the running product or without one. */
export async function withCatalogue(
  config: Config,
  purpose: string,
  action: (staff: CatalogueStaff) => Promise<void>,
): Promise<void> {
  const { openCatalogueStaff } = await import('@arquiba/api/catalog-staff');
  await withPlace(config, { purpose }, async ({ pool }) => {
    await migrate(pool, histories);
    const { publicUrl } = addressesOf(config, config);
    await action(openCatalogueStaff({ pool, publicUrl: new URL(publicUrl) }));
  });
}
