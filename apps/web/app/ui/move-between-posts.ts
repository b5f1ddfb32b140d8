/** What the sticky header covers, with some air. */
const HEADER = 80;

/** Focuses the next post (1) or the one before (−1), seen from the focus or else from the screen. */
export function moveBetweenPosts(step: 1 | -1): void {
  const posts = [...document.querySelectorAll<HTMLElement>('main article')];
  const focused = document.activeElement?.closest<HTMLElement>('main article');
  const at = focused ? posts.indexOf(focused) : placeOnScreen(posts, step);
  const target = posts[at + step];
  if (target) focusPost(target);
}

/** Focuses this post and scrolls it to the top of the screen. */
export function focusPost(post: HTMLElement): void {
  post.tabIndex = -1;
  post.focus({ preventScroll: true });
  const top = post.getBoundingClientRect().top + window.scrollY - HEADER;
  window.scrollTo({ top });
}

/**
 * Presses a control of the focused post. `itself` requires that the focus is on the post as a whole, not on a
 * button inside. False if there is nothing to press.
 */
export function pressInPost(selector: string, focus: 'itself' | 'anywhere'): boolean {
  const post = document.activeElement?.closest<HTMLElement>('main article');
  if (!post || (focus === 'itself' && post !== document.activeElement)) return false;
  const target = post.querySelector<HTMLElement>(selector);
  target?.click();
  return target !== null;
}

/** The place from which one step leads to the first post below the header, or the last above. */
function placeOnScreen(posts: HTMLElement[], step: 1 | -1): number {
  const below = posts.findIndex((post) => post.getBoundingClientRect().top >= HEADER);
  const next = below < 0 ? posts.length : below;
  return step === 1 ? next - 1 : next;
}
