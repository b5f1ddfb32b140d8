import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leanRouter } from './bundling/lean-router.ts';
import { schemaFreeContract } from './bundling/schema-free-contract.ts';

export default defineConfig({
  plugins: [schemaFreeContract(), leanRouter(), tailwindcss(), reactRouter()],
  // Found at once rather than page by page, which would reload the browser each time.
  optimizeDeps: { entries: ['./app/**/*.{ts,tsx}', '!./app/**/*.test.ts'] },
  build: {
    target: 'es2023',
    // Inlined assets would need `data:` in the policy for scripts and fonts.
    assetsInlineLimit: 0,
    // Routes preload through the router; the few other lazy parts need nothing beside them.
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    ssr: {
      // The pages and the API hold the same contract: routes and errors are compared by identity.
      build: { rolldownOptions: { external: [/^@arquiba\/(contract|brazil)\//] } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // What every page shows, with all that it needs: one file instead of thirty.
                {
                  name: 'shell',
                  test: /\/app\/(root|shell\/(header|mobile-footer|page-boundary|skip-link))\.tsx/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
