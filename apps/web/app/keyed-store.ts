import { useCallback, useSyncExternalStore } from 'react';

export interface KeyedStore<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  /**
   * Inside a component, which renders again when this key changes; the server and hydration see `otherwise`.
   */
  use(key: string, otherwise: T): T;
}

/** Client state by key, for lists whose items change one at a time. */
export function createKeyedStore<T>(): KeyedStore<T> {
  const values = new Map<string, T>();
  const listeners = new Map<string, Set<() => void>>();

  function subscribe(key: string, listener: () => void): () => void {
    const others = listeners.get(key) ?? new Set();
    listeners.set(key, others.add(listener));
    return () => {
      others.delete(listener);
      if (others.size === 0) listeners.delete(key);
    };
  }

  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.set(key, value);
      for (const listener of listeners.get(key) ?? []) listener();
    },
    use: (key, otherwise) =>
      useSyncExternalStore(
        useCallback((listener) => subscribe(key, listener), [key]),
        () => values.get(key) ?? otherwise,
        () => otherwise,
      ),
  };
}
