export { findCredentialsByEmail as findCredentials } from '../queries.ts';
