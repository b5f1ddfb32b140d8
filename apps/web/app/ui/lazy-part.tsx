import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
} from 'react';
import { NotFetched } from './not-fetched.tsx';

interface LazyPartOptions<Props> {
  /** Shown while the code is loaded. */
  fallback?: (props: Props) => ReactNode;
  /**
   * For components that the server renders: loaded once the page is interactive, so that the next page need
   * not wait.
   */
  preload?: boolean;
  /** The page is complete without it: if the code cannot be loaded, the fallback stays without a message. */
  optional?: boolean;
}

interface Closable {
  /** For dialogs and components without a place in the page: the error message floats, and can be closed. */
  onClose?(): void;
}

const preloaded: (() => Promise<void>)[] = [];
let preloading = import.meta.env.SSR;
let pending: Promise<unknown> | undefined;

/**
 * A component whose code is loaded when it is first rendered. If loading fails, HTML from the server stays as
 * it is, with its links and forms; elsewhere a message offers to retry. React's `lazy` would show an error
 * instead of the page, and never retry.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback = () => null, preload = false, optional = false }: LazyPartOptions<Props> = {},
): ComponentType<Props & Closable> {
  let Part: ComponentType<Props> | undefined;
  let request: Promise<void> | undefined;
  let failed = false;
  let resolve = () => {};
  const loaded = new Promise<void>((done) => {
    resolve = done;
  });

  /** One request at a time; a failed one can be repeated. */
  function fetchPart(): Promise<void> {
    request ??= load().then(
      (module) => {
        Part = module.default;
        resolve();
      },
      (error: unknown) => {
        request = undefined;
        failed = true;
        throw error;
      },
    );
    return request;
  }

  function Loaded(props: Props) {
    if (!Part) {
      // `Waiting` repeats a failed request: the next page does not wait for it again.
      if (!failed) addPending(fetchPart());
      use(loaded);
    }
    return Part && <Part {...props} />;
  }

  function Waiting({ of: props, onLoaded }: { of: Props & Closable; onLoaded(): void }) {
    const [failures, setFailures] = useState(0);
    const ask = () => void fetchPart().then(onLoaded, () => setFailures((before) => before + 1));
    const askFromEffect = useEffectEvent(ask);
    useEffect(() => {
      const again = () => askFromEffect();
      again();
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, []);
    if (failures === 0 || optional) return fallback(props);
    return (
      <>
        {props.onClose && fallback(props)}
        <NotFetched failures={failures} onRetry={ask} onClose={props.onClose} />
      </>
    );
  }

  if (preload) {
    preloaded.push(fetchPart);
    if (preloading) void preloadParts();
  }

  return function LazyPart(props: Props & Closable) {
    // A state update is rendered at once; Suspense alone may wait up to 300 ms.
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    return (
      <Suspense fallback={<Waiting of={props} onLoaded={redraw} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/**
 * Loads the components with `preload` of all pages loaded so far, and of later ones. Resolves when those so far are
 * loaded or have failed; one that failed is requested again when it is rendered.
 */
export async function preloadParts(): Promise<void> {
  preloading = true;
  const parts = preloaded.map((fetchPart) => fetchPart());
  if (import.meta.env.SSR) parts.forEach(addPending);
  await Promise.allSettled(parts);
}

/**
 * Resolves when all components rendered so far are loaded or have failed; on the server, all with `preload`.
 */
export function pendingParts(): Promise<unknown> | undefined {
  return pending;
}

/**
 * The same, for those rendered since the last call. Some may have been loaded since, but what was rendered shows
 * their fallback.
 */
export function takePendingParts(): Promise<unknown> | undefined {
  const parts = pending;
  pending = undefined;
  return parts;
}

function addPending(part: Promise<void>): void {
  pending = Promise.allSettled([pending, part]);
}
