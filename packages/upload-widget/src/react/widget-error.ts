import { AuthManager, UploadError, UploadManager } from '@arquiba/upload-sdk';
import type { ResolvedOptions } from '../core/options.ts';

/** What is wrong with the configuration; null if nothing is. */
export function setUpError({ config }: ResolvedOptions): Error | null {
  try {
    new UploadManager(config);
    if (config.apiKey !== undefined || AuthManager.isAuthSessionActive()) return null;
    return new UploadError('api-key', 'There is neither an API key nor an access session.');
  } catch (error) {
    return error as Error;
  }
}
