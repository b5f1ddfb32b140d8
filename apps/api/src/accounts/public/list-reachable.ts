export { listReachable } from '../status-queries.ts';
