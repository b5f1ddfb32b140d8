import type { saveCurrentDraft } from '@arquiba/contract/drafts';
import { type NewPost, newPost } from '@arquiba/contract/new-post';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { readInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { claimFiles } from '../platform/files/file-reference.ts';
import type { StoredContent } from './tables.ts';

type ContentInput = ParsedInputOf<typeof saveCurrentDraft>['content'];

/** The content in its stored form. A missing file is left out; the text is still saved. */
export async function storable(
  context: Pick<SessionContext, 'media' | 'viewer'>,
  { media, ...rest }: ContentInput,
): Promise<StoredContent> {
  return { ...rest, media: await claimFiles(context, 'posts', media, { skipMissing: true }) };
}

/** Whether there is nothing in it to lose. */
export function isBlank({ text, media, place, tagged, poll }: StoredContent): boolean {
  const asks = poll?.options.some((option) => option.trim() !== '') ?? false;
  return !asks && text.trim() === '' && place.trim() === '' && media.length + tagged.length === 0;
}

/** The post of a draft, or `invalid_input` if the draft is not complete. */
export function postOf(content: StoredContent): NewPost {
  const { text, audience, group, commentsBy, quotable, place, poll } = content;
  const options = poll?.options.filter((option) => option.trim() !== '') ?? [];
  return readInput(newPost, {
    ...{ text, audience, commentsBy, quotable, place },
    ...(group && { group: group.slug }),
    media: content.media.map(({ path, alt }) => ({ path, alt })),
    tagged: content.tagged.map(({ username }) => username),
    ...(poll && options.length > 0 && { poll: { ...poll, options } }),
  }) as NewPost;
}
