export { closeEmailChanges, findOpenEmailChange } from '../email-change-queries.ts';
