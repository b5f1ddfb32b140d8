import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { MODAL } from '../dialogs/modal.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { moveBetweenPosts, pressInPost } from '../ui/move-between-posts.ts';
import { composerPath } from '../viewer/composer-path.ts';
import { useAccount } from '../viewer/use-site.ts';

const HelpDialog = lazyPart(() => import('./help-dialog.tsx'));

/** Keys that work while no text field has the focus. */
export function KeyboardShortcuts() {
  const [helping, setHelping] = useState(false);
  const navigate = useNavigate();
  const composer = composerPath(useAccount());

  useEffect(() => {
    /** An action that returns false leaves the key to the browser. */
    const actions: Record<string, () => unknown> = {
      '/': () => focusSearch() || void navigate('/explorar?buscar=1'),
      n: () => focusComposer() || void navigate(composer),
      j: () => moveBetweenPosts(1),
      k: () => moveBetweenPosts(-1),
      l: () => pressInPost('[aria-keyshortcuts="l"]', 'anywhere'),
      Enter: () => pressInPost('a[data-permalink]', 'itself'),
      '?': () => setHelping(true),
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector(MODAL)) return;
      const action = actions[event.key];
      if (action && action() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, composer]);

  if (!helping) return null;
  return <HelpDialog onClose={() => setHelping(false)} />;
}

/** Focuses the visible search field; false if there is none. */
function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input[type="search"]');
  const visible = [...fields].find((field) => field.checkVisibility());
  visible?.focus();
  return visible !== undefined;
}

/** Focuses the composer; false if the page has none. */
function focusComposer(): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name="publicacao"]');
  if (!field) return false;
  field.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
