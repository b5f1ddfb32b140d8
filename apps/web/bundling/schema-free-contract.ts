import type { Plugin } from 'vite';
import * as zod from 'zod/mini';

const STUB = '\0schema-free';

/**
 * Leaves the contract's schemas out of the browser's build: there they would
 * be 8 kB that nothing asks, for the server alone checks. What is left of a
 * route is its method and path. Asking a schema anyway is told loudly.
 */
export function schemaFreeContract(): Plugin {
  return {
    name: 'schema-free-contract',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'zod/mini' ? STUB : null),
    load: (id) => (id === STUB ? stub() : null),
  };
}

function stub(): string {
  const names = Object.keys(zod).filter((name) => name !== 'default');
  return `
const schema = new Proxy(() => {}, {
  apply: () => schema,
  get(_, name) {
    if (/parse|decode|encode/i.test(String(name))) throw new Error('Schemas stay on the server.');
    return schema;
  },
});
export { ${names.map((name) => `schema as ${name}`).join(', ')} };
`;
}
