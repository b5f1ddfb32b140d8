/**
 * The ref of a panel of the composer. A long text would hide it. It is before its button in the tab order, so that keyboard users would
 * have to go back.
 */
export function enterByKeyboard(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
  if (document.activeElement?.matches('button:focus-visible')) {
    panel?.querySelector<HTMLElement>('input, select')?.focus();
  }
}
