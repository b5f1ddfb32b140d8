/** A service that the operator configured does not answer; the message names the setting. */
export class UnreachableService extends Error {
  override name = 'UnreachableService';
}
