import { createBrowserStore } from './browser-store.ts';

export interface Toggles {
  /** Inside a component; `loaded` is what the server said. */
  use(id: string, loaded: boolean): boolean;
  /** What was shown since the page was loaded, by id, inside a component. */
  useShown(): ReadonlyMap<string, boolean>;
  /** On screen only. */
  show(id: string, value: boolean): void;
  /**
   * Shown at once, undone if the server refuses. A press during a request is sent after it, so that answers
   * arrive in order. False if the change was refused.
   */
  set(id: string, wanted: boolean): Promise<boolean>;
}

/** State that is switched on and off, such as a like: all buttons and counters of an item share it. */
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
    async set(id, wanted) {
      show(id, wanted);
      if (underWay.has(id)) return true;
      underWay.add(id);
      // A slow phone shows what was pressed first, and sends it then.
      await new Promise((shown) => setTimeout(shown));
      let confirmed = !wanted;
      try {
        for (let next = wanted; next !== confirmed; next = pressed.get().get(id) ?? next) {
          await send(id, next);
          confirmed = next;
        }
      } catch {
        // The toast has said why.
        show(id, confirmed);
      } finally {
        underWay.delete(id);
      }
      return confirmed === wanted;
    },
  };
}
