import type { CaptionLanguage } from '@arquiba/contract/caption-tracks';
import { editPost } from '@arquiba/contract/post-edits';
import { createPost } from '@arquiba/contract/posts';
import { setReelCaptions } from '@arquiba/contract/reel-captions';
import type { Artist } from './artist.ts';
import type { Caption, Post } from './content/post.ts';
import { posts } from './content/posts.ts';
import { POLL_HOURS } from './content/reactions.ts';
import type { FillOptions } from './fill.ts';
import type { SlugOf } from './fill-groups.ts';
import { type AccountOf, DRAWINGS_AT_ONCE, hoursBefore, step, storeFile } from './fill-step.ts';

/** The id of the post with a key. */
export type PostIdOf = (key: string) => string;

/** Publishes everything, the oldest first, so that quoted posts exist. */
export async function publishPosts(
  options: FillOptions,
  accountOf: AccountOf,
  slugOf: SlugOf,
  artist: Artist,
): Promise<PostIdOf> {
  const ids = new Map<string, Promise<string>>();
  const idOf = async (key: string) => {
    const id = await ids.get(key);
    if (!id) throw new RangeError(`${key} is not published`);
    return id;
  };
  const published = new Map<string, string>();
  await step(options, 'Publicando', posts.toReversed(), DRAWINGS_AT_ONCE, async (post) => {
    const id = publish(post);
    // Posts that quote it await this promise too; the first failure ends the fill.
    id.catch(() => {});
    ids.set(post.key, id);
    published.set(post.key, await id);
  });
  return (key) => {
    const id = published.get(key);
    if (!id) throw new RangeError(`${key} is not published`);
    return id;
  };

  async function publish(post: Post): Promise<string> {
    const { id } = accountOf(post.author);
    const media = await attachFiles(options, artist, post, `/posts/${id}/${post.key}`);
    const call = options.callAs(id, { at: hoursBefore(options.now, post.ago) });
    const [before = '', after = ''] = post.corrected ?? [];
    const made = await call(createPost, {
      ...{ text: post.text.replace(after, before), media, place: post.place ?? '' },
      audience: post.followersOnly ? 'followers' : 'public',
      tagged: (post.tagged ?? []).map((key) => accountOf(key).username),
      ...(post.group && { group: slugOf(post.group) }),
      ...(post.quotes && { quoteOf: await idOf(post.quotes) }),
      ...(post.poll && {
        poll: { options: await optionsOf(post, id), hours: POLL_HOURS, ...post.voting },
      }),
    });
    for (const [language, captions] of captionsOf(post)) {
      await call(setReelCaptions, { id: made.id, language, text: captionsFile(captions) });
    }
    if (post.corrected) {
      const soon = options.callAs(id, { at: hoursBefore(options.now, post.ago * 0.98) });
      await soon(editPost, { id: made.id, text: post.text });
    }
    return made.id;
  }

  function optionsOf({ poll = [], pollPictures, ...post }: Post, authorId: string) {
    return Promise.all(
      poll.map(async (label, index) => {
        const alt = pollPictures?.[index]?.alt;
        if (!pollPictures || !alt) return { label };
        const path = `/posts/${authorId}/${post.key}/option-${index + 1}.jpg`;
        const drawn = { ...post, key: `${post.key}/options`, pictures: pollPictures };
        const [picture] = await artist.draw('picture', drawn, index);
        await storeFile(options, path, picture);
        return { label, picture: { path, alt } };
      }),
    );
  }
}

function captionsOf({ clip }: Post): [CaptionLanguage, readonly Caption[]][] {
  const { captions = [], english = [] } = clip ?? {};
  const all: [CaptionLanguage, readonly Caption[]][] = [
    ['pt-BR', captions],
    ['en', english],
  ];
  return all.filter(([, cues]) => cues.length > 0);
}

function captionsFile(captions: readonly Caption[]): string {
  const time = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`;
  const cues = captions.map(([from, to, text]) => `${time(from)} --> ${time(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

async function attachFiles(options: FillOptions, artist: Artist, post: Post, folder: string) {
  if (post.clip) {
    const path = `${folder}/1.mp4`;
    const [clip] = await artist.draw('clip', post);
    await storeFile(options, path, clip);
    return [{ path, alt: post.clip.alt }];
  }
  return Promise.all(
    (post.pictures ?? []).map(async ({ alt }, index) => {
      const path = `${folder}/${index + 1}.jpg`;
      const [picture] = await artist.draw('picture', post, index);
      await storeFile(options, path, picture);
      return { path, alt };
    }),
  );
}
