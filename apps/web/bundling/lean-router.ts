import type { Plugin } from 'vite';

/**
 * Parts of React Router that this site never uses, 3 kB compressed: asking
 * for the site map link by link (it comes whole, see `routeDiscovery`) and
 * instrumentation. Each of their functions answers as when switched off.
 */
const UNUSED =
  /\/react-router\/dist\/production\/lib\/(dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/;
const EXPORTS = /^export \{ (.+) \};$/m;

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!UNUSED.test(id)) return null;
      const names = EXPORTS.exec(code)?.[1]?.split(', ');
      if (!names) throw new Error(`${id} is not written as expected: look at it again`);
      return {
        code: names.map((name) => `export const ${name} = () => {};`).join('\n'),
        map: null,
      };
    },
  };
}
