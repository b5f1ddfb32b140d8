import { useEffect, useEffectEvent } from 'react';

/**
 * Keys of a whole page, before those of the site; not while the person writes, or in a dialog or menu.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    const { target } = event;
    if (!act || event.defaultPrevented || !(target instanceof Element)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, textarea, select, dialog, [role="menu"]')) return;
    // Space presses a focused button.
    if (event.key === ' ' && target.closest('button, a')) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
