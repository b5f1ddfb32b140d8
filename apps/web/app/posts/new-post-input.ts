import type { createPost } from '@arquiba/contract/posts';
import type { InputOf } from '@arquiba/contract/route';
import type { DraftFile } from '../draft.ts';
import type { DraftContent } from './composition.ts';

/** The input for publishing a content. Empty options of a poll are left out. */
export function newPostInput(content: DraftContent): InputOf<typeof createPost> {
  const { text, audience, group, event, commentsBy, quotable, place, poll } = content;
  const options = poll?.options.filter(({ label, picture }) => label.trim() || picture) ?? [];
  return {
    ...{ text: text.trim(), audience, commentsBy, quotable, place },
    ...(group && { group: group.slug }),
    ...(event && { event: event.slug }),
    media: content.media.map(fileInput),
    tagged: content.tagged.map(({ username }) => username),
    ...(poll && options.length > 0 && { poll: pollInput({ ...poll, options }) }),
  };
}

function pollInput({ options, closesAt, ...rest }: NonNullable<DraftContent['poll']>) {
  return {
    ...rest,
    closesAt: closesAt ?? undefined,
    options: options.map(({ label, picture }) => ({
      label,
      picture: picture ? fileInput(picture) : undefined,
    })),
  };
}

const fileInput = ({ path, alt }: DraftFile) => ({ path, alt });
