import { createPrescriptionFromFile, giveHealthConsent } from '@arquiba/contract/prescriptions';
import { drawPrescription } from './draw/prescription.ts';
import { renderPicture } from './draw/render.ts';
import type { FillOptions } from './fill.ts';
import { daysBefore, storeFile } from './fill-step.ts';

/** Saves a drawn prescription as a photo, and returns its id. */
export async function photograph(
  options: FillOptions,
  accountId: string,
  at: Date,
): Promise<string> {
  const call = options.callAs(accountId, { at });
  await call(giveHealthConsent, {});
  const path = `/prescriptions/${accountId}/demonstracao/receita.jpg`;
  await storeFile(options, path, await renderPicture(drawPrescription()));
  const { id } = await call(createPrescriptionFromFile, {
    ...{ name: 'Minha', remarks: '', file: { path } },
    writtenOn: daysBefore(at, 40).toISOString().slice(0, 10),
  });
  return id;
}
