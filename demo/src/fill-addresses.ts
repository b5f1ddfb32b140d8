import { createAddress } from '@arquiba/contract/addresses';
import { addresses } from './content/addresses.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, CALLS_AT_ONCE, daysBefore, step } from './fill-step.ts';

const ADDED_DAYS_AGO = 30;

/** Adds the addresses of people. */
export async function writeAddresses(options: FillOptions, accountOf: AccountOf): Promise<void> {
  const books = Object.entries(addresses);
  await step(options, 'Anotando endereços', books, CALLS_AT_ONCE, async ([member, book]) => {
    const { id } = accountOf(member);
    const call = options.callAs(id, { at: daysBefore(options.now, ADDED_DAYS_AGO) });
    for (const address of book) await call(createAddress, { idAccount: id, ...address });
  });
}
