import * as contract from '@arquiba/contract/files';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { getStorage } from './get-storage.ts';
import { getUploadPlace } from './get-upload-place.ts';

export const handlers: Handler[] = [
  handle(contract.getUploadPlace, getUploadPlace),
  handle(contract.getStorage, getStorage),
];
