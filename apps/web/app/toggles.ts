import { createBrowserStore } from './browser-store.ts';

export interface Toggles {
  /** Inside a component; `loaded` is the answer of the server. */
  use(id: string, loaded: boolean): boolean;
  /** The states shown since the page was loaded, by id, inside a component. */
  useShown(): ReadonlyMap<string, boolean>;
  /** Changes the shown state without a request. */
  show(id: string, value: boolean): void;
  /** The same for what the server says by itself; a press that is still being sent counts more. */
  learn(id: string, value: boolean): void;
  /**
   * Shows the state at once and sends it; undone if the server refuses. A press during a request is sent
   * after it, so that answers arrive in order. Resolves to false if the change was refused.
   */
  set(id: string, wanted: boolean): Promise<boolean>;
}

/** State that can be switched on and off, such as a like; all buttons and counters of an item share it. */
export function createToggles(send: (id: string, wanted: boolean) => Promise<unknown>): Toggles {
  const pressed = createBrowserStore<ReadonlyMap<string, boolean>>(new Map());
  const underWay = new Set<string>();

  function show(id: string, value: boolean): void {
    pressed.set(new Map(pressed.get()).set(id, value));
  }

  return {
    use: (id, loaded) => pressed.use((shown) => shown.get(id)) ?? loaded,
    useShown: () => pressed.use(),
    show,
    learn(id, value) {
      if (!underWay.has(id)) show(id, value);
    },
    async set(id, wanted) {
      show(id, wanted);
      if (underWay.has(id)) return true;
      underWay.add(id);
      // Renders first, so that a slow phone shows the press before it sends the request.
      await new Promise((shown) => setTimeout(shown));
      let confirmed = !wanted;
      try {
        for (let next = wanted; next !== confirmed; next = pressed.get().get(id) ?? next) {
          await send(id, next);
          confirmed = next;
        }
      } catch {
        // The error was shown in a toast.
        show(id, confirmed);
      } finally {
        underWay.delete(id);
      }
      return confirmed === wanted;
    },
  };
}
