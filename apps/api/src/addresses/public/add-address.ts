export { insertAddress } from '../book-queries.ts';
