export { findAccountById as findAccount } from '../queries.ts';
