import type { MouseEvent } from 'react';
import { showComposer } from '../show-composer.tsx';

/**
 * For a link to the composer of the home page: below 900 px it opens the composer over the current page
 * instead, so that the person keeps their place.
 */
export function openComposer(event: MouseEvent<HTMLAnchorElement>): void {
  const { ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (ctrlKey || metaKey || shiftKey || !matchMedia('(width < 900px)').matches) return;
  event.preventDefault();
  // The drawer contains such a link.
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  void showComposer();
}
