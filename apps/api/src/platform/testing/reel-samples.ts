import { createPost } from '@arquiba/contract/posts';
import { storeFile } from '@arquiba/testing/files';
import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import type { Sample } from './route-samples.ts';

/** Calls of the feature `reels` that succeed, on a video of the member. */
export async function reelSamples(app: TestApp, member: Person): Promise<Record<string, Sample>> {
  const file = await storeFile(app, `/posts/${member.id}/reels/lance.mp4`, 'video');
  const { id } = await member.call(createPost, { media: [file] });
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nComeçou o jogo\n';
  return {
    getReelClips: same('visitor', { ids: id }),
    noteWatched: same('member', { watched: [{ id, ms: 1200 }] }),
    setReelCaptions: same('member', { id, language: 'pt-BR', text }),
    removeReelCaptions: same('member', { id, language: 'pt-BR' }),
  };
}
