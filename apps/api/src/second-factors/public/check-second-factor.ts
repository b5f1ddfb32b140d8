/** Looks at a code and uses it up; see there. */
export { checkCode as checkSecondFactor } from '../check-code.ts';
export { wrongCode } from '../wrong-code.ts';
