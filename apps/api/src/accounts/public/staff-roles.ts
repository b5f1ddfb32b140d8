export { findStanding, listStaff, lockForRoles } from '../role-queries.ts';
