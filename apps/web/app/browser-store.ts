import { useSyncExternalStore } from 'react';

export interface BrowserStore<T> {
  get(): T;
  set(value: T): void;
  /** The value inside a component, which renders again when it changes. */
  use(): T;
  /** A part of the value: the component renders again only when that part changes. */
  use<P>(part: (value: T) => P): P;
}

/** Client state that outlives pages; the server and hydration see the initial value. */
export function createBrowserStore<T>(initial: T): BrowserStore<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => current;
  return {
    get,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    use: <P = T>(part = (value: T) => value as unknown as P) =>
      useSyncExternalStore(
        subscribe,
        () => part(current),
        () => part(initial),
      ),
  };
}
