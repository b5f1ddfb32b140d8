import { Children, Fragment, isValidElement, type JSX, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { HYDRATED, LISTENING, startPage } from './start-page.ts';

type Tag = 'link' | 'script';

/**
 * Passes the scripts of the router to `startPage`, because the router would load them before the page is
 * painted. Rendered by the server only; React ignores unknown elements in the body.
 */
export function PageScripts() {
  const parts = flatten(Scripts({}));
  const scripts = parts.flatMap((part) => propsOf('script', part));
  const code = scripts.find(({ type }) => type === 'module');
  if (!code?.dangerouslySetInnerHTML) throw new Error('The router writes its scripts otherwise');
  const modules = parts.flatMap((part) => propsOf('link', part).map(({ href }) => href));
  const given = [modules, code.dangerouslySetInnerHTML.__html, LISTENING, HYDRATED];
  return (
    <>
      {parts.filter((part) => propsOf('script', part).some(({ type }) => type !== 'module'))}
      <script
        nonce={code.nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
        dangerouslySetInnerHTML={{ __html: `(${startPage})(${given.map(toCode).join()})` }}
      />
    </>
  );
}

function flatten(node: ReactNode): ReactNode[] {
  return Children.toArray(node).flatMap((part) =>
    isValidElement<{ children?: ReactNode }>(part) && part.type === Fragment
      ? flatten(part.props.children)
      : [part],
  );
}

function propsOf<T extends Tag>(tag: T, part: ReactNode): JSX.IntrinsicElements[T][] {
  return isValidElement<JSX.IntrinsicElements[T]>(part) && part.type === tag ? [part.props] : [];
}

function toCode(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
