export type { AddressRow } from '../queries.ts';
export { findOwn as findOwnAddress } from '../queries.ts';
