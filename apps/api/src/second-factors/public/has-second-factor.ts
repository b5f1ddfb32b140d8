/** Whether an account needs a code to sign in. */
export { isEnabled as hasSecondFactor } from '../queries.ts';
