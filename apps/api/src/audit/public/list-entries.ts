export { type EntryQuery, type EntryRow, listActors, listEntries } from '../queries.ts';
