/** For features whose content is moderated in groups. */
export { logDeed } from '../log/log-deed.ts';
export { wasOpenedAfter } from '../log/queries.ts';
export { listModerators } from '../membership-queries.ts';
