import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type NotFetched from './not-fetched.tsx';

/**
 * A part whose code comes when it is first shown; `meanwhile` keeps its place. Where the code does not come, the
 * page around it stays as it is, and one may try again: React's own `lazy` would take the page down, for good.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [Failure, setFailure] = useState<typeof NotFetched>();
    useEffect(() => {
      if (known || Failure) return;
      let gone = false;
      const fetchPart = async () => {
        known = (await load()).default;
        if (!gone) setPart(() => known);
      };
      const tellFailure = async () => {
        const { default: failure } = await import('./not-fetched.tsx');
        if (!gone) setFailure(() => failure);
      };
      void fetchPart().catch(tellFailure);
      return () => {
        gone = true;
      };
    }, [Failure]);
    if (Part) return <Part {...props} />;
    return Failure ? <Failure {...props} onRetry={() => setFailure(undefined)} /> : meanwhile;
  };
}
