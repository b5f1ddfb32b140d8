export { presentPasskey } from '../present-passkey.ts';
export { deletePasskeysExcept, listOwnPasskeys } from '../queries.ts';
