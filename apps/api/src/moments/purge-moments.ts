import type { Hooks } from '../platform/context.ts';

/** The rows go with the profile. */
export const purgeMoments: Hooks['accountPurged'][number] = async ({ media }, accountId) => {
  await media.removeFolder(`/moments/${accountId}`);
};
