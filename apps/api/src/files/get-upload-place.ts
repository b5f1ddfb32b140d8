import type { getUploadPlace as route } from '@arquiba/contract/files';
import { LARGEST_FILE, LARGEST_PICTURE } from '@arquiba/media-contract/limits';
import type { Operation } from '../platform/calls/operation.ts';
import { ownFolder } from './own-folder.ts';

export const getUploadPlace: Operation<typeof route> = async ({ media, viewer }, { area }) => ({
  apiKey: await media.publicKey(),
  folder: ownFolder(viewer, area),
  uploadUrl: media.uploadUrl(),
  largestFile: LARGEST_FILE,
  largestPicture: LARGEST_PICTURE,
});
