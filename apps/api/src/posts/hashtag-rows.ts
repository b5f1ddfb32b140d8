import { foldText, hashtagsIn } from '@arquiba/contract/linkify';

/** The hashtags of a text: normalised for comparison, and as they were written. */
export function hashtagRows(text: string): { tag: string; spelling: string }[] {
  return hashtagsIn(text).map((spelling) => ({ tag: foldText(spelling), spelling }));
}
