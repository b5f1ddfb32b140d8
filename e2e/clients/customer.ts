import { createPrivateKey, randomInt } from 'node:crypto';
import { ORANGE_POINT } from '@arquiba/testing/files';
import { FileApi, FolderApi, UploadManager } from '@bytescale/sdk';
import { inject } from 'vitest';
import { openMediaOperator } from '../../apps/media/src/accounts/operator.ts';
import { everywhereIn, signerWith } from '../../apps/media/src/testing/sign-token.ts';
import { productDatabase } from '../product-database.ts';

const QUOTA_BYTES = 2e9;

interface Keys {
  accountId: string;
  publicKey: string;
  secretKey: string;
}

/** Somebody else's site that keeps its files in our media service. */
export interface Customer extends Keys {
  /** A public key that creates nothing. */
  closedKey: string;
  /** Of a visitor who may read and create below /private. */
  issueToken(): Promise<string>;
  /** What the server has, asked for with the secret key. */
  stored(filePath: string): Promise<Buffer>;
}

let customer: Promise<Customer> | undefined;

/** The same for all test files of a worker. */
export function theCustomer(): Promise<Customer> {
  customer ??= openCustomer();
  return customer;
}

/** Creates the keys of a customer as the operator does, while the product runs, and two private files. */
async function openCustomer(): Promise<Customer> {
  const operator = await openMediaOperator(productDatabase());
  const account = await operator.createAccount(`Outro site ${randomInt(1e9)}`, QUOTA_BYTES);
  if (!account) throw new Error('There is another customer of this name');
  const { id: accountId } = account;
  const keys = { accountId, ...(await operator.mintKeys(accountId, true)) };
  const { secretKey } = keys;
  const closed = await operator.mintKeys(accountId, false);
  const { id: keyId, privateKey } = await operator.mintTokenKey(accountId);
  const signer = signerWith(accountId, keyId, createPrivateKey(privateKey));
  await putPrivateFiles(keys);
  return {
    ...keys,
    closedKey: closed.publicKey,
    issueToken: () =>
      signer.sign({
        access: {
          pathPermissions: everywhereIn('/private', {
            read: { file: { downloadFile: ['*'] } },
            write: { file: { createFile: true } },
          }),
        },
      }),
    async stored(filePath) {
      const api = new FileApi({ apiKey: secretKey, ...addresses() });
      const file = await api.downloadFile({ accountId, filePath });
      return Buffer.from(await (await file.blob()).arrayBuffer());
    },
  };
}

async function putPrivateFiles({ accountId, secretKey }: Keys): Promise<void> {
  const api = { apiKey: secretKey, ...addresses() };
  await new FolderApi(api).putFolder({
    accountId,
    putFolderRequest: {
      folderPath: '/private',
      folderSettings: { publicPermissions: { set: true, value: [] } },
    },
  });
  const manager = new UploadManager(api);
  await manager.upload({
    data: ORANGE_POINT,
    mime: 'image/png',
    path: { folderPath: '/private', fileName: 'gol é!.png' },
  });
  await manager.upload({
    ...{ data: 'particular', mime: 'text/plain' },
    path: { folderPath: '/private', fileName: 'nota.txt' },
  });
}

function addresses() {
  return { apiUrl: inject('mediaUrl'), cdnUrl: inject('mediaUrl') };
}
