import type { ToggleEvent } from 'react';

interface Layer {
  element: Element;
  /** Whether it closed: a dialog with unsaved text asks first. */
  close(): boolean;
}

/** What covers the page, and what happens when that changes: `layer-history.ts`, loaded after the page. */
export const covering = {
  /** The topmost last. */
  layers: [] as Layer[],
  onChange(_isOpened: boolean): void {},
  onPop(_event: PopStateEvent): void {},
};

/** Adds a dialog, drawer or menu that the back button closes. */
export function openLayer(element: Element, close: Layer['close']): void {
  covering.layers = [...othersThan(element), { element, close }];
  covering.onChange(true);
}

export function closeLayer(element: Element): void {
  covering.layers = othersThan(element);
  covering.onChange(false);
}

/** For `onBeforeToggle`: makes a popover a layer while it is open. */
export function layerOfPopover({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  if (newState === 'closed') closeLayer(currentTarget);
  else {
    openLayer(currentTarget, () => {
      currentTarget.hidePopover();
      return true;
    });
  }
}

function othersThan(element: Element): Layer[] {
  return covering.layers.filter((layer) => layer.element !== element);
}
