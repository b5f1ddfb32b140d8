export { type AccountQuery, listNewestAccounts } from '../status-queries.ts';
