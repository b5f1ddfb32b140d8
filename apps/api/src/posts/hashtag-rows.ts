import { foldText, hashtagsIn } from '@arquiba/contract/linkify';

/** The subjects of a text: as they are compared and as they were written. */
export function hashtagRows(text: string): { tag: string; spelling: string }[] {
  return hashtagsIn(text).map((spelling) => ({ tag: foldText(spelling), spelling }));
}
