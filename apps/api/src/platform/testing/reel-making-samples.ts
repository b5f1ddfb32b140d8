import { makeReel } from '@arquiba/contract/reel-making';
import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import { clip } from '../../../../media/src/testing/test-clips.ts';
import type { Sample } from './route-samples.ts';

/** Calls about making a reel that succeed. */
export async function reelMakingSamples(
  app: TestApp,
  member: Person,
): Promise<Record<string, Sample>> {
  const path = `/posts/${member.id}/reel/lance.mp4`;
  const content = await clip({ seconds: 2, size: '64x64', rate: 5 });
  await app.media.port.store({ path, mime: 'video/mp4', originalFileName: 'lance.mp4', content });
  const reel = { video: path, startMs: 0, endMs: 2000, coverMs: 500 };
  const begin = async () => ({ id: (await member.call(makeReel, reel)).id });
  const [one, other] = [await begin(), await begin()];
  return {
    makeReel: { as: 'member', inputs: [reel, reel], idempotencyKey: 'a-chave-do-reel' },
    listReelMakings: { as: 'member', inputs: [{}, {}] },
    getReelMaking: { as: 'member', inputs: [one, one] },
    cancelReelMaking: { as: 'member', inputs: [one, other] },
  };
}
