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
  /** Keeps the place while the code is loaded. */
  fallback?: (props: Props) => ReactNode;
  /** For what the server renders: loaded once the page is interactive, so that the next page need not wait for it. */
  preload?: boolean;
  /** The page is complete without it: the fallback stays where the code cannot be loaded, without a message. */
  optional?: boolean;
}

interface Closable {
  /** Of a dialog, or of what has no place in the page: the message about a failure floats, and can be closed. */
  onClose?(): void;
}

const preloaded: (() => Promise<void>)[] = [];
let preloading = import.meta.env.SSR;
let pending: Promise<void> | undefined;

/**
 * A component whose code is loaded when it is first rendered. Where that fails, HTML from the server stays as it is,
 * with its links and forms; elsewhere a message offers to try again. React's `lazy` would show an error instead of the
 * page, and would never ask again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback = () => null, preload = false, optional = false }: LazyPartOptions<Props> = {},
): ComponentType<Props & Closable> {
  let Part: ComponentType<Props> | undefined;
  let request: Promise<void> | undefined;
  let resolve = () => {};
  const loaded = new Promise<void>((done) => {
    resolve = done;
  });

  /** One request at a time; one that failed is forgotten. */
  function fetchPart(): Promise<void> {
    request ??= load().then(
      (module) => {
        Part = module.default;
        resolve();
      },
      (error: unknown) => {
        request = undefined;
        throw error;
      },
    );
    return request;
  }

  function Loaded(props: Props) {
    if (!Part) {
      addPending(fetchPart());
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
    if (preloading) preloadParts();
  }

  return function LazyPart(props: Props & Closable) {
    // An update is shown at once; what Suspense reveals by itself, up to 300 ms later.
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    return (
      <Suspense fallback={<Waiting of={props} onLoaded={redraw} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** Loads the parts with `preload` of all pages whose code is here, and of those that come from now on. */
export function preloadParts(): void {
  preloading = true;
  for (const fetchPart of preloaded) {
    const part = fetchPart();
    if (import.meta.env.SSR) addPending(part);
    // It is requested again when it is rendered.
    else part.catch(() => undefined);
  }
}

/** Until all parts rendered so far are loaded or have failed; on the server, all parts with `preload`. */
export function pendingParts(): Promise<void> | undefined {
  return pending;
}

function addPending(part: Promise<void>): void {
  const all = Promise.allSettled([pending, part]).then(() => {
    if (pending === all) pending = undefined;
  });
  pending = all;
}
