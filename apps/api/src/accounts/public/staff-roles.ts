export { findStanding, listStaff, lockByEmail } from '../role-queries.ts';
