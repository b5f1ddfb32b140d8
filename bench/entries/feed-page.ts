import { pageEntry } from '../page-entry.ts';

export const entry = pageEntry('The feed as a visitor finds it, with its first 20 posts', '/');
