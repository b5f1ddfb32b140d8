import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { faceModel } from './bundling/face-model.ts';
import { schemaFreeContract } from './bundling/schema-free-contract.ts';

/** Modules that are used together become one file: fewer requests, and better compression. */
const GROUPS = {
  react: [/\/node_modules\/(react|react-dom|react-router|scheduler)\//],
  // Used by every page.
  shell: [
    /\/app\/(root|api-call|page-meta)\.tsx?$/,
    /\/app\/shell\/(footer|header|page-boundary|parts-first|shop-layout|skip-link)\.tsx$/,
    /\/app\/ui\/(lazy-part|not-fetched|layers)\.tsx?$/,
    /\/packages\/contract\/src\/(brand|client|errors|id|pagination|route|sessions)\.ts$/,
    /\/packages\/brazil\/src\/brasilia\.ts$/,
  ],
  // Separate, so that a page can load one without the others.
  prices: [/\/packages\/brazil\/src\/money\.ts$/, /\/packages\/contract\/src\/slug\.ts$/],
  marks: [
    /\/app\/ui\/icons\/(bookmark|chevron-(down|left|right)|ellipsis|heart|house)\.tsx$/,
    /\/app\/ui\/icons\/(message-circle|message-square|plus|repeat-2|send|x)\.tsx$/,
  ],
  kits: [/\/app\/ui\/(kit|kit-pattern)\.tsx?$/],
  pictures: [/\/app\/ui\/(badge|picture|picture-sources)\.tsx?$/],
  skeletons: [/\/app\/ui\/skeletons\.tsx$/],
  lists: [
    /\/app\/ui\/(empty-state|error-state|end-of-list|use-pages)\.tsx?$/,
    /\/app\/list-page\.ts$/,
  ],
  cards: [/\/app\/ui\/card\.tsx$/],
  // Separate from `reactions`: the favourite buttons of the shop toggle too, but need nothing of that.
  toggles: [/\/app\/toggles\.ts$/],
  reactions: [
    /\/app\/reactions\/public\/(known-posts|reactions)\.ts$/,
    /\/app\/bookmarks\/saves\.ts$/,
  ],
  comments: [/\/packages\/contract\/src\/comments\.ts$/, /\/app\/comments\/removed-comments\.ts$/],
  texts: [/\/app\/ui\/(rich-text|excerpt)\.tsx?$/],
  // Every page with posts needs all of them.
  posts: [
    /\/app\/posts\/public\/removed-posts\.ts$/,
    /\/app\/safety\/public\/hidden-items\.ts$/,
    /\/app\/ui\/(media-gallery|video-clip)\.tsx$/,
  ],
  ages: [/\/app\/ui\/(age|format-age)\.tsx?$/],
  // Separate from `forms`: the composer needs no other field.
  areas: [/\/app\/ui\/(text-area|field)\.tsx$/],
  // Most forms need most of them.
  forms: [/\/app\/ui\/(text-field|email-field|masked-field|password-field|select-field)\.tsx$/],
  menu: [/\/app\/shell\/menu-entries\.ts$/],
  network: [/\/app\/shell\/network-layout\.tsx$/, /\/packages\/contract\/src\/follows\.ts$/],
};

export default defineConfig({
  plugins: [schemaFreeContract(), faceModel(), tailwindcss(), reactRouter()],
  // All entries at once: dependencies that are found later would reload the browser each time.
  optimizeDeps: { entries: ['./app/**/*.{ts,tsx}', '!./app/**/*.test.ts'] },
  build: {
    target: 'es2023',
    // Inlined assets would need `data:` in the policy for scripts and fonts.
    assetsInlineLimit: 0,
    // One style sheet for the site: lazy components need not wait for their own.
    cssCodeSplit: false,
    // The router names the scripts of a page, and `startPage` requests them.
    modulePreload: false,
    reportCompressedSize: false,
  },
  // Uses the sources of published packages, not their builds.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  environments: {
    ssr: {
      resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
      // The pages and the API hold the same contract: routes and errors are compared by identity.
      build: { rolldownOptions: { external: [/^@arquiba\/(contract|brazil)\//] } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: Object.entries(GROUPS).map(([name, patterns]) => ({
                name,
                test: (id: string) => patterns.some((pattern) => pattern.test(id)),
              })),
            },
          },
        },
      },
    },
  },
});
