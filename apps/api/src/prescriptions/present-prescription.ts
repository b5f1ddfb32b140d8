import { birthdayAt, dateInBrazil } from '@arquiba/brazil/age';
import { OLD_AFTER_YEARS } from '@arquiba/contract/prescription-values';
import type { Prescription } from '@arquiba/contract/prescriptions';
import { filePathOf } from './files/file-address.ts';
import type { WholePrescription } from './queries.ts';

/** For the owner only. */
export function presentPrescription(row: WholePrescription, now: Date): Prescription {
  const { id, name, writtenOn, prescriber, remarks, values, file } = row;
  const old = birthdayAt(writtenOn, OLD_AFTER_YEARS) < dateInBrazil(now);
  return {
    ...{ id, name, writtenOn, prescriber, old, remarks, values },
    file: file && { url: filePathOf(id), mime: file.mime, size: file.size },
  };
}
