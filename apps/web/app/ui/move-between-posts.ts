/** The height of the sticky header, with some space. */
const HEADER = 80;

/** Focuses the next post (1) or the previous one (−1), relative to the focus, else to the screen. */
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
 * Presses a control of the focused post. With `itself` the focus must be on the post, not on a button inside.
 * False if there is nothing to press.
 */
export function pressInPost(selector: string, focus: 'itself' | 'anywhere'): boolean {
  const post = document.activeElement?.closest<HTMLElement>('main article');
  if (!post || (focus === 'itself' && post !== document.activeElement)) return false;
  const target = post.querySelector<HTMLElement>(selector);
  target?.click();
  return target !== null;
}

/** The index from which one step leads to the first post below the header, or the last one above. */
function placeOnScreen(posts: HTMLElement[], step: 1 | -1): number {
  const below = posts.findIndex((post) => post.getBoundingClientRect().top >= HEADER);
  const next = below < 0 ? posts.length : below;
  return step === 1 ? next - 1 : next;
}
