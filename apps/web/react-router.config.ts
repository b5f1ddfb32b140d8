import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './bundling/precompress.ts';

export default {
  // The whole map is under 2 kB compressed: cheaper than asking for it link by link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
