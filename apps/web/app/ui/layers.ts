import type { ToggleEvent } from 'react';

interface Layer {
  element: Element;
  /** Whether it closed: a dialog with unsaved text asks first. */
  close(): boolean;
}

/** The part of `history.state` that identifies an entry: the router's two fields, and ours. */
interface Entry {
  key?: string;
  idx?: number;
  /** How many layers are open in this entry. */
  layers?: number;
}

/** What covers the page now, the topmost last. */
let layers: Layer[] = [];
/** The entry of the page below the layers. */
let page: Entry | null = null;
/** While an entry of a closed layer is being left. */
let isMoving = false;
let isLeaving = false;
/** Absent until `watchHistory` has started. */
let pushEntry: History['pushState'] | undefined;

/**
 * Adds a dialog, drawer or menu that the back button closes. Each open layer has an entry in the history,
 * with the URL of the page; the router never sees these entries.
 */
export function openLayer(element: Element, close: Layer['close']): void {
  layers = [...layers.filter((layer) => layer.element !== element), { element, close }];
  isLeaving = false;
  setTimeout(settle);
}

export function closeLayer(element: Element): void {
  layers = layers.filter((layer) => layer.element !== element);
  setTimeout(settle);
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

/** Lets the back button close layers; those that are already open too. */
export function watchHistory(): void {
  if (pushEntry) return;
  const push = history.pushState.bind(history);
  pushEntry = push;
  // A link inside a layer reuses the entry of the layer. Otherwise going back from the next page would first
  // lead to that entry, where nothing happens.
  history.pushState = (state: Entry, unused, url) => {
    page = state;
    if (depthOf(history.state) > 0) history.replaceState(state, unused, url);
    else push(state, unused, url);
    setTimeout(settle);
  };
  // Before the router, which must not see what happens in the entries of layers.
  window.addEventListener('popstate', onPop, { capture: true });
  // Going back would cancel the loading of another document.
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  page = history.state;
  // A reload closes all layers, but keeps their entries.
  settle();
}

function onPop(event: PopStateEvent): void {
  const arrived: Entry | null = event.state;
  const samePage = arrived?.key === page?.key && arrived?.idx === page?.idx;
  if (isMoving || samePage) event.stopImmediatePropagation();
  if (isMoving) {
    isMoving = !samePage;
    // The router has opened a page in the meantime.
    if (!samePage) history.forward();
  } else if (samePage) {
    const above = layers.slice(depthOf(arrived)).reverse();
    const closed = above.filter(({ close }) => close());
    layers = layers.filter((layer) => !closed.includes(layer));
  } else {
    page = arrived;
  }
  setTimeout(settle);
}

/** Makes the history as deep as there are layers. */
function settle(): void {
  if (!pushEntry || isMoving || isLeaving) return;
  layers = layers.filter(({ element }) => element.isConnected);
  const depth = depthOf(history.state);
  if (layers.length < depth) {
    isMoving = true;
    history.go(layers.length - depth);
  }
  for (let at = depth + 1; at <= layers.length; at++) {
    page = history.state;
    pushEntry({ ...history.state, layers: at }, '');
  }
}

function depthOf(entry: Entry | null): number {
  return entry?.layers ?? 0;
}
