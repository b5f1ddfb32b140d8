/** Whether a code must be asked of an account before it is let in. */
export { isEnabled as hasSecondFactor } from '../queries.ts';
