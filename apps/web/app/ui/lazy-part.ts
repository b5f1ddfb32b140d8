import { type ComponentType, lazy, type ReactNode } from 'react';

/** What nobody has begun to fetch. */
const waiting: (() => Promise<unknown>)[] = [];
let begun = import.meta.env.SSR;
let whole: Promise<void> | undefined;

/**
 * A part of a page whose code is not among the page's own: the server draws it, the browser takes it over in its own
 * time, behind a `Suspense`. Pages that come later wait for it (`partsToCome`), so that nothing moves to make room.
 */
export function lazyPart<
  Name extends string,
  Module extends Record<Name, (props: never) => ReactNode>,
>(load: () => Promise<Module>, name: Name): Module[Name] {
  let known: { default: ComponentType } | undefined;
  const fetchPart = async () => {
    known = { default: (await load())[name] as unknown as ComponentType };
    return known;
  };
  waiting.push(fetchPart);
  if (begun) fetchParts();
  // One that is known is drawn at once: a promise would leave its place empty for a moment.
  return lazy(() => (known ? atOnce(known) : awaited(fetchPart()))) as unknown as Module[Name];
}

/** Fetches what was not needed so far, and from now on whatever a page may need. */
export function fetchParts(): void {
  begun = true;
  for (const fetchPart of waiting.splice(0)) {
    const part = fetchPart();
    if (import.meta.env.SSR) awaited(part);
    // Where it is needed, it is fetched again.
    part.catch(() => undefined);
  }
}

/** Until what was drawn so far has all its parts, or they cannot be fetched; on the server, all that there are. */
export function partsToCome(): Promise<void> | undefined {
  return whole;
}

function awaited<Part>(part: Promise<Part>): Promise<Part> {
  const withIt = Promise.allSettled([whole, part]).then(() => {
    if (whole === withIt) whole = undefined;
  });
  whole = withIt;
  return part;
}

function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: what React's `lazy` asks for
  return { then: (done: (value: Value) => void) => done(value) } as Promise<Value>;
}
