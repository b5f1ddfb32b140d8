import type { createPost } from '@arquiba/contract/posts';
import type { InputOf } from '@arquiba/contract/route';
import type { DraftContent } from './composition.ts';

/** The input for publishing a content. Empty options of a poll are left out. */
export function newPostInput(content: DraftContent): InputOf<typeof createPost> {
  const { text, audience, group, commentsBy, quotable, place, poll } = content;
  const options = poll?.options.filter((option) => option.trim() !== '') ?? [];
  return {
    ...{ text: text.trim(), audience, commentsBy, quotable, place },
    ...(group && { group: group.slug }),
    media: content.media.map(({ path, alt }) => ({ path, alt })),
    tagged: content.tagged.map(({ username }) => username),
    ...(poll && options.length > 0 && { poll: { ...poll, options } }),
  };
}
