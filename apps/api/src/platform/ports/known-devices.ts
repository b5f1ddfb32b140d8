/**
 * Recognizes browsers in which somebody signed in before, by a token in a cookie. The token is valid for that
 * e-mail only. It opens nothing; it gives the browser its own budget of wrong passwords, so that strangers who
 * guess cannot lock the owner out.
 */
export interface KnownDevices {
  tokenFor(email: string): string;
  /** The id of the device, if the token is for this e-mail. */
  idOf(token: string, email: string): string | null;
}
