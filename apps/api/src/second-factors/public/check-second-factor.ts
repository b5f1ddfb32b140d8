export { checkCode as checkSecondFactor } from '../check-code.ts';
export { wrongCode } from '../wrong-code.ts';
