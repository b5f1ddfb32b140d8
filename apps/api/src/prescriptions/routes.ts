import * as contract from '@arquiba/contract/prescriptions';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { createPrescriptionFromFile } from './files/create-from-file.ts';
import { giveHealthConsent, withdrawHealthConsent } from './health-consent.ts';
import {
  createPrescription,
  deletePrescription,
  getPrescription,
  listPrescriptions,
  updatePrescription,
} from './prescriptions.ts';

export const handlers: Handler[] = [
  handle(contract.listPrescriptions, listPrescriptions),
  handle(contract.getPrescription, getPrescription),
  handle(contract.createPrescription, createPrescription),
  handle(contract.createPrescriptionFromFile, createPrescriptionFromFile),
  handle(contract.updatePrescription, updatePrescription),
  handle(contract.deletePrescription, deletePrescription),
  handle(contract.giveHealthConsent, giveHealthConsent),
  handle(contract.withdrawHealthConsent, withdrawHealthConsent),
];
