import { covering } from './layers.ts';

/** The part of `history.state` that identifies an entry: the router's two fields, and ours. */
interface Entry {
  key?: string;
  idx?: number;
  /** How many layers are open in this entry. */
  layers?: number;
}

/** The entry of the page below the layers. */
let page: Entry | null = null;
/** While an entry of a closed layer is being left. */
let isMoving = false;
let isLeaving = false;
/** Absent until `watchHistory` has started. */
let pushEntry: History['pushState'] | undefined;

/**
 * Lets the back button close layers; those that are already open too. Each open layer has an entry in the
 * history, with the URL of the page; the router never sees these entries.
 */
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
  covering.onPop = onPop;
  covering.onChange = (isOpened) => {
    if (isOpened) isLeaving = false;
    setTimeout(settle);
  };
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
    const above = covering.layers.slice(depthOf(arrived)).reverse();
    const closed = above.filter(({ close }) => close());
    covering.layers = covering.layers.filter((layer) => !closed.includes(layer));
  } else {
    page = arrived;
  }
  setTimeout(settle);
}

/** Makes the history as deep as there are layers. */
function settle(): void {
  if (!pushEntry || isMoving || isLeaving) return;
  covering.layers = covering.layers.filter(({ element }) => element.isConnected);
  const depth = depthOf(history.state);
  const wanted = covering.layers.length;
  if (wanted < depth) {
    isMoving = true;
    history.go(wanted - depth);
  }
  for (let at = depth + 1; at <= wanted; at++) {
    page = history.state;
    pushEntry({ ...history.state, layers: at }, '');
  }
}

function depthOf(entry: Entry | null): number {
  return entry?.layers ?? 0;
}
