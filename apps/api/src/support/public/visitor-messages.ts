export { countOpen as countOpenVisitorMessages } from '../visitors/queries.ts';
