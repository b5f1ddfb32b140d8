/** Something beside the database that the operator named does not answer; the sentence names the setting. */
export class UnreachableService extends Error {
  override name = 'UnreachableService';
}
