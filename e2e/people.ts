import { signIns } from '../demo/src/content/sign-ins.ts';

/** Accounts of the demonstration world that journeys sign in as. */
export const fan = signIns.fan;
