import { pageEntry } from '../page-entry.ts';

export const entry = pageEntry('The page of people', '/perfis');
