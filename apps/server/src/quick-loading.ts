import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const DRIZZLE = 'drizzle-orm';
const INSIDE_DRIZZLE = `/node_modules/${DRIZZLE}/`;

/** Halves the CPU time of loading our code, for everything imported after it. */
export function loadQuickly(): void {
  enableCompileCache(fileURLToPath(new URL('../../../.cache/node', import.meta.url)));
  resolveDrizzleOnce();
}

/**
 * Node parses a package's manifest at each import of it and for each of its files; Drizzle's has 179 kB. This
 * resolves each entry of Drizzle once, and takes its own files, which are all modules, by their names.
 */
function resolveDrizzleOnce(): void {
  const entries = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      if (specifier.startsWith('.') && parentURL.includes(INSIDE_DRIZZLE)) {
        const { href: url } = new URL(specifier, parentURL);
        return { url, format: 'module', shortCircuit: true };
      }
      if (!specifier.startsWith(DRIZZLE)) return next(specifier, context);
      const entry = entries.get(specifier) ?? next(specifier, context);
      entries.set(specifier, entry);
      return { ...entry, shortCircuit: true };
    },
  });
}
