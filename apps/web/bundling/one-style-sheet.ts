import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * The site has one style sheet, so a lazy part has none to wait for, and the
 * code with which Vite would fetch it is left out (1 kB compressed).
 */
export function oneStyleSheet(): Plugin {
  return {
    name: 'one-style-sheet',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { cssCodeSplit: false, modulePreload: false } }),
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
