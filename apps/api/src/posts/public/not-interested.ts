export { addNotInterested } from '../interest/queries.ts';
