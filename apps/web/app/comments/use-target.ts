import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { notify } from '../notices/notify.ts';
import { commentAnchor, readAnchor } from './comment-anchor.ts';

interface TargetOptions {
  /** Fetches a comment that is not on the page; false if it does not exist. */
  fetch(id: string): Promise<boolean>;
  /** Called if the URL asks to write a comment. */
  onWrite(): void;
}

/** The comment in the fragment of the URL: fetched if it is not on the page, then scrolled to. */
export function useTarget({ fetch, onWrite }: TargetOptions): string | null {
  const { hash, key } = useLocation();
  const [target, setTarget] = useState<string | null>(null);

  const follow = useEffectEvent(async (wanted: string) => {
    if (wanted === '#comentarios') return onWrite();
    const id = readAnchor(wanted);
    setTarget(id);
    if (!id || document.getElementById(commentAnchor(id))) return;
    if (!(await fetch(id))) notify('info', 'Este comentário não existe mais.');
  });
  useEffect(() => {
    void follow(hash);
    // Clicking the same link again scrolls again.
    void key;
  }, [hash, key]);

  // Scrolls once the comment is on the page.
  useEffect(() => {
    if (target === null) return;
    const show = () => {
      const element = document.getElementById(commentAnchor(target));
      if (!element) return false;
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
      return true;
    };
    if (show()) return;
    const observer = new MutationObserver(() => {
      if (show()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [target]);
  return target;
}
