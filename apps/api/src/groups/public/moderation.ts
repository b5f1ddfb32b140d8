/** For features that have content in groups. */
export { logDeed } from '../log/log-deed.ts';
export { wasOpenedAfter } from '../log/queries.ts';
export { listListeners, listModerators } from '../membership-queries.ts';
