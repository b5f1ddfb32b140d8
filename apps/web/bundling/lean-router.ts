import { type ESTree, type Plugin, parseSync } from 'vite';

/**
 * Functions of React Router that this site never uses, 4 kB compressed: asking
 * for the site map link by link (it comes whole, see `routeDiscovery`),
 * instrumentation, prefetching links, a history of one's own, links that know
 * where one is (see `use-current.ts`). They answer as when switched off. A name
 * that a new version no longer has fails the build.
 */
const UNUSED: Record<string, string[] | 'all'> = {
  'dom/ssr/fog-of-war.js': 'all',
  'router/instrumentation.js': 'all',
  'dom/ssr/components.js': ['PrefetchPageLinks'],
  'dom/lib.js': ['HistoryRouter', 'NavLinkWithRef'],
  'hooks.js': ['RSCErrorHandler'],
};
const MODULE = /\/react-router\/dist\/production\/lib\/(.+)$/;
const EXPORTS = /^export \{ (.+) \};$/m;

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const unused = UNUSED[MODULE.exec(id)?.[1] ?? ''];
      if (!unused) return null;
      const lean = unused === 'all' ? emptyModule(code) : emptyFunctions(code, unused);
      if (lean === null) throw new Error(`${id} is not written as expected: look at it again`);
      return { code: lean, map: null };
    },
  };
}

function emptyModule(code: string): string | null {
  const names = EXPORTS.exec(code)?.[1]?.split(', ');
  return names ? names.map((name) => `export const ${name} = () => {};`).join('\n') : null;
}

function emptyFunctions(code: string, names: string[]): string | null {
  const bodies = parseSync('router.js', code)
    .program.body.flatMap(functionsIn)
    .flatMap(({ id, body }) => (body && names.includes(id?.name ?? '') ? body : []));
  if (bodies.length !== names.length) return null;
  return bodies
    .toReversed()
    .reduce(
      (text, { start, end }) => `${text.slice(0, start)}{ return null; }${text.slice(end)}`,
      code,
    );
}

/** A function itself, or the one of which a constant is made, as by `forwardRef`. */
function functionsIn(statement: ESTree.Statement): ESTree.Function[] {
  if (statement.type === 'FunctionDeclaration') return [statement];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []))
    .flatMap((argument) => (argument.type === 'FunctionExpression' ? [argument] : []));
}
