import { needsAddition } from '@arquiba/contract/lenses';
import type { Prescription } from '@arquiba/contract/prescriptions';

/** '15/01/2026' */
export function writtenDay(writtenOn: string): string {
  return writtenOn.split('-').reverse().join('/');
}

/** Whether it has what lenses with this code are made by. Of a photo or a PDF the shop decides that. */
export function fitsLenses({ values }: Prescription, lens: string): boolean {
  return !needsAddition(lens) || values === null || values.right.addition !== null;
}
