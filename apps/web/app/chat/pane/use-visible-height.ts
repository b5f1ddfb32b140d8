import { useEffect } from 'react';

/** The height that the keyboard of a phone leaves, as `--chat-height`: some browsers only lay it over the page. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!visible) return;
    const { style } = document.documentElement;
    const set = () => {
      style.setProperty('--chat-height', `${Math.round(visible.height)}px`);
      // The browser moved the page to show the field, which is in sight anyway.
      if (visible.offsetTop > 0) window.scrollTo(0, 0);
    };
    set();
    visible.addEventListener('resize', set);
    return () => {
      visible.removeEventListener('resize', set);
      style.removeProperty('--chat-height');
    };
  }, []);
}
