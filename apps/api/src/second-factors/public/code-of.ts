import { generate } from 'otplib';

/** The code that an authenticator app with this secret shows now. */
export function codeOf(secret: string): Promise<string> {
  return generate({ secret });
}
