import { UploadManager } from '@arquiba/upload-sdk';
import type { ResolvedOptions } from '../core/options.ts';

/** What is wrong with the set-up; null when nothing is. */
export function setUpError({ config }: ResolvedOptions): Error | null {
  try {
    new UploadManager(config);
    return null;
  } catch (error) {
    return error as Error;
  }
}
