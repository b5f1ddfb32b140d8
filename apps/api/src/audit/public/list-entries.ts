export { type EntryRow, listActors, listEntries } from '../queries.ts';
