/** The storage cannot be used as it is set up; the message is a sentence for the operator. */
export class StorageRefused extends Error {
  override readonly name = 'StorageRefused';
}
