import type { saveCurrentDraft } from '@arquiba/contract/drafts';
import { type NewPost, newPost } from '@arquiba/contract/new-post';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { readInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { claimFiles, type FileReference } from '../platform/files/file-reference.ts';
import type { StoredContent } from './tables.ts';

type ContentInput = ParsedInputOf<typeof saveCurrentDraft>['content'];

/** The content in its stored form. A missing file is left out; the text is still saved. */
export async function storable(
  context: Pick<SessionContext, 'media' | 'viewer'>,
  { media, poll, ...rest }: ContentInput,
): Promise<StoredContent> {
  const claim = (files: typeof media) => claimFiles(context, 'posts', files, { skipMissing: true });
  const pictures = poll?.options.flatMap(({ picture }) => picture ?? []) ?? [];
  const known = new Map((await claim(pictures)).map((file) => [file.path, file]));
  const options = poll?.options.map(({ label, picture }) => {
    const file = picture && known.get(picture.path);
    return { label, picture: file ? { ...file, alt: picture.alt } : null };
  });
  return { ...rest, poll: poll && { ...poll, options: options ?? [] }, media: await claim(media) };
}

/** All files that a draft uses. */
export function filesOf({ media, poll }: StoredContent): FileReference[] {
  return [...media, ...(poll?.options.flatMap(({ picture }) => picture ?? []) ?? [])];
}

/** Whether there is nothing in it to lose. */
export function isBlank(content: StoredContent): boolean {
  const { text, place, tagged, poll } = content;
  const labels = poll?.options.map(({ label }) => label) ?? [];
  const isWritten = [text, place, ...labels].some((each) => each.trim() !== '');
  return !isWritten && filesOf(content).length + tagged.length === 0;
}

/** The post of a draft, or `invalid_input` if the draft is not complete. */
export function postOf(content: StoredContent): NewPost {
  const { text, audience, group, event, commentsBy, quotable, place, poll } = content;
  const options =
    poll?.options.filter(({ label, picture }) => label.trim() !== '' || picture) ?? [];
  return readInput(newPost, {
    ...{ text, audience, commentsBy, quotable, place },
    ...(group && { group: group.slug }),
    ...(event && { event: event.slug }),
    media: content.media.map(({ path, alt }) => ({ path, alt })),
    tagged: content.tagged.map(({ username }) => username),
    ...(poll && options.length > 0 && { poll: pollInput({ ...poll, options }) }),
  }) as NewPost;
}

/** In a post what is absent is left out, not null. */
function pollInput({ options, closesAt, ...rest }: NonNullable<StoredContent['poll']>) {
  return {
    ...rest,
    ...(closesAt !== null && { closesAt }),
    options: options.map(({ label, picture }) => ({
      label,
      ...(picture && { picture: { path: picture.path, alt: picture.alt } }),
    })),
  };
}
